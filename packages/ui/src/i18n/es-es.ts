import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The texts in the Spanish of Spain; formal address (usted). */
export const esEs: Texts = {
  documentTitle: {
    start: 'Empezar – Fotos de sus documentos',
    capture: '{{photo}} – Fotos de sus documentos',
    confirm: 'Revisar y entregar – Fotos de sus documentos',
    finished: 'Entrega recibida – Fotos de sus documentos',
    refused: 'Hacen falta fotos nuevas – Fotos de sus documentos',
    expired: 'Enlace caducado – Fotos de sus documentos',
    mobile: 'Continuar en el móvil – Fotos de sus documentos',
    notFound: 'Página no encontrada – Fotos de sus documentos',
  },

  shell: {
    footerPhotos: 'Sus fotos se envían a la entidad que le envió este enlace.',
    footerHelp: '¿Necesita ayuda? Póngase en contacto con esa entidad.',
    version: 'Versión {{version}}',
    loading: 'Cargando…',
    offline: 'Sin conexión a internet.',
    photosWait: 'No cierre esta página: sus fotos se enviarán en cuanto vuelva la conexión.',
    connected: 'Se ha restablecido la conexión.',
    unanswered: 'El servicio no responde en este momento.',
    photosWaitForAnswer: 'No cierre esta página: sus fotos se enviarán en cuanto el servicio responda.',
    lastState: 'Puede que esta página no esté actualizada.',
  },

  brand: {
    footerPhotos: 'Sus fotos se envían a {{recipient}}.',
    footerHelp: '¿Necesita ayuda? Póngase en contacto con {{recipient}}.',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
    help: 'Ayuda',
    startIntro: 'Para su trámite, {{recipient}} necesita las siguientes fotos.',
    finishedNext:
      'Ahora {{recipient}} revisará sus fotos. Conserve el enlace: le indicará si hacen falta fotos nuevas.',
    expired: 'Ya no permite enviar fotos. Si necesita uno nuevo, contacte con {{recipient}}.',
  },

  actions: {
    cancel: 'Cancelar',
    takePhoto: 'Hacer una foto',
    choosePhoto: 'Elegir una foto',
  },

  link: {
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    copyByHand: 'Mantenga pulsado el enlace para copiarlo:',
  },

  documents: {
    title: {
      idCard: 'Documento de identidad',
      driverLicense: 'Permiso de conducir',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Anverso y reverso: dos fotos',
      driverLicense: 'Anverso y reverso: dos fotos',
      clientPicture: 'Una foto de su cara',
    },
  },

  photos: {
    title: {
      idCardRecto: 'Documento de identidad: anverso',
      idCardVerso: 'Documento de identidad: reverso',
      driverLicenseRecto: 'Permiso de conducir: anverso',
      driverLicenseVerso: 'Permiso de conducir: reverso',
      clientPicture: 'Selfie',
    },
    side: {
      idCardRecto: 'Anverso',
      idCardVerso: 'Reverso',
      driverLicenseRecto: 'Anverso',
      driverLicenseVerso: 'Reverso',
      clientPicture: 'Selfie',
    },
    name: {
      idCardRecto: 'anverso del documento de identidad',
      idCardVerso: 'reverso del documento de identidad',
      driverLicenseRecto: 'anverso del permiso de conducir',
      driverLicenseVerso: 'reverso del permiso de conducir',
      clientPicture: 'selfie',
    },
  },

  start: {
    greeting: 'Hola',
    lastname: 'Trámite a nombre de {{lastname}}',
    intro:
      'La entidad que le envió este enlace necesita las siguientes fotos para su trámite. Las fotos se enviarán a esa entidad.',
    summary_one: 'Una foto, un minuto aproximadamente',
    summary_other: '{{count}} fotos, unos dos minutos',
    introNothing: 'Su trámite no requiere ninguna foto. Solo tendrá que confirmar.',
    documentsTitle: 'Qué debe fotografiar',
    cameraNotice: 'Si su navegador le pide acceso a la cámara, permítalo.',
    sound: 'Guiarme con sonido y vibración',
    tipsTitle: 'Para que las fotos salgan bien',
    tips: {
      light: 'Busque un lugar con buena luz, sin reflejos ni sombras.',
      flat: 'Coloque el documento plano sobre un fondo liso. Si es de papel, despliéguelo por completo.',
      face: 'Para el selfie, descúbrase la cara y quítese las gafas de sol.',
    },
    action: 'Empezar',
    inProgress: 'Un momento…',
  },

  capture: {
    back: 'Volver',
    step: 'Foto {{number}} de {{total}}',
    instruction: {
      idCardRecto: 'Encuadre el anverso (el lado con su foto): debe llenar el recuadro.',
      idCardVerso: 'Dele la vuelta al documento y encuadre el reverso: debe llenar el recuadro.',
      driverLicenseRecto: 'Encuadre el anverso (el lado con su foto): debe llenar el recuadro.',
      driverLicenseVerso: 'Dele la vuelta al permiso y encuadre el reverso: debe llenar el recuadro.',
      clientPicture: 'Coloque la cara dentro del recuadro y mire a la cámara.',
    },
    viewfinder: 'Imagen en directo de la cámara',
    shutter: 'Hacer la foto',
    switchCamera: 'Cambiar de cámara',
    chooseInstead: 'Elegir una foto',
    rotate: {
      title: 'Gire el móvil',
      text: 'Sujételo en vertical para hacer la foto.',
      stay: 'Continuar así',
    },
    init: {
      title: 'Abriendo la cámara…',
      permission: 'Si su móvil le pide acceso a la cámara, permítalo.',
    },
    overdue: {
      title: 'La cámara está tardando',
      text: 'Si ve una solicitud de acceso, acéptela. Si no, elija una foto.',
    },
    tap: {
      title: 'La cámara está lista',
      text: 'Toque el botón para activarla.',
      action: 'Activar la cámara',
    },
    preview: {
      title: 'Revise la foto',
      question: {
        idCard: '¿Se ve todo nítido, legible y sin reflejos?',
        driverLicense: '¿Se ve todo nítido, legible y sin reflejos?',
        clientPicture: '¿Su cara se ve nítida y completa?',
      },
      imageAlt: 'La foto que acaba de hacer: {{photo}}',
      fileAlt: 'La foto elegida: {{photo}}',
      retake: 'Repetir',
      use: 'Usar',
    },
    guidance: {
      hint: {
        tooDark: 'Hay poca luz',
        noDocument: 'Coloque el documento en el recuadro',
        noFace: 'Coloque la cara en el recuadro',
        cutOff: {
          top: 'El documento está cortado por arriba',
          right: 'El documento está cortado por la derecha',
          bottom: 'El documento está cortado por abajo',
          left: 'El documento está cortado por la izquierda',
        },
        tooFar: 'Acérquese más',
        tooClose: 'Aléjese un poco',
        tilted: 'Sujete el móvil en paralelo al documento',
        turned: 'Enderece el documento',
        offCentre: 'Céntrelo en el recuadro',
        covered: 'Aparte los dedos del documento',
        severalFaces: 'Solo una persona, por favor',
        holdStill: 'No se mueva',
        holdFarther: 'Aleje un poco el móvil',
        glare: 'Hay un reflejo: incline un poco el documento',
        faceInsteadOfDocument: 'Primero el documento: colóquelo en el recuadro',
        documentInsteadOfFace: 'Esta foto debe mostrar su cara',
        fillFrame: 'Haga la foto cuando llene el recuadro',
        ready: 'Así está bien',
      },
      direction: {
        moveLeft: 'Mueva el móvil a la izquierda',
        moveRight: 'Mueva el móvil a la derecha',
        moveUp: 'Mueva el móvil hacia arriba',
        moveDown: 'Mueva el móvil hacia abajo',
        moveCloser: 'Acerque el móvil',
        moveFarther: 'Aleje el móvil',
      },
      warning: {
        faceInsteadOfDocument: 'La foto muestra una cara, no el documento.',
        noDocument: 'No se distingue el documento completo.',
        noFace: 'No se ve ninguna cara.',
        cutOff: 'Una parte del documento está cortada.',
        blurred: 'La foto está borrosa en algunas zonas.',
        glare: 'Un reflejo tapa parte del documento.',
        tooDark: 'La foto está demasiado oscura.',
        tooSmall: 'El documento se ve demasiado pequeño.',
        sameSide: 'Parece el mismo lado que en la foto anterior.',
      },
      autoCapture: 'Automático',
      sound: 'Sonido y vibración',
      torch: 'Luz',
      resolution: {
        good: 'Buena resolución: {{dpi}} ppp',
        low: 'Resolución baja: {{dpi}} ppp',
        measured: 'Resolución: {{dpi}} ppp',
      },
      loupe: {
        open: 'Ampliar la zona afectada',
        close: 'Ver la foto entera',
        alt: 'Detalle ampliado de la foto',
      },
    },
    upload: {
      title: 'Enviando la foto…',
      text: 'No cierre esta página.',
      slow: 'El envío está tardando. Puede continuar, pero no cierre esta página.',
      goOn: 'Continuar',
    },
    cameraError: {
      title: {
        deniedHere: 'El acceso a la cámara está bloqueado',
        deniedBySystem: 'Su móvil bloquea la cámara',
        insecure: 'Esta página no es segura',
        blockedByPolicy: 'La cámara está desactivada en esta página',
        inAppBrowser: 'Abra su enlace en el navegador',
        unsupportedBrowser: 'Este navegador no puede abrir la cámara',
        inUse: 'La cámara ya se está usando',
        none: 'No se ha encontrado ninguna cámara',
        unfit: 'La cámara no ha podido abrirse',
        noAnswer: 'La cámara no responde',
        noPicture: 'La cámara no muestra ninguna imagen',
        lost: 'La cámara se ha detenido',
      },
      text: {
        deniedHere: 'Este sitio no tiene permiso para usarla.',
        deniedBySystem: 'Los ajustes del móvil no permiten que este navegador la use.',
        insecure: 'La cámara solo se abre en una página segura.',
        blockedByPolicy: 'El sitio que muestra esta página no permite abrir la cámara.',
        inAppBrowser: 'Su enlace se ha abierto en {{app}}, donde la cámara no está disponible.',
        unsupportedBrowser: 'Es demasiado antiguo o no es compatible.',
        inUse: 'Puede que la esté usando otra aplicación u otra pestaña.',
        none: 'Elija una foto que ya tenga o continúe en otro móvil.',
        unfit: 'Su móvil no ha podido ofrecer una imagen válida.',
        noAnswer: 'El navegador no ha respondido a tiempo.',
        noPicture: 'Está encendida, pero la imagen sigue negra o congelada.',
        lost: 'Puede que la esté usando otra aplicación. Las fotos ya enviadas se han recibido.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: '¿No aparece la solicitud? {{step}}',
      stepsTitle: 'Qué puede hacer',
      step: {
        acceptQuestion: 'Si ve una solicitud de acceso a la cámara, acéptela.',
        reloadAndAllow: 'Toque «{{restart}}» y permita el acceso a la cámara cuando se le pida.',
        safariSite:
          'Toque el icono a la izquierda de la dirección («Menú de página») y luego «Ajustes del sitio web» › «Cámara» › «Permitir».',
        chromeSite:
          'Toque el icono a la izquierda de la dirección («Ver información del sitio»), luego «Permisos» y active «Cámara».',
        firefoxSite:
          'Toque el icono a la izquierda de la dirección («Información del sitio») y luego «Cámara» para permitirla.',
        browserSite:
          'Toque el icono a la izquierda de la dirección (a menudo «Información del sitio»), abra los permisos del sitio y permita el acceso a la cámara.',
        settingsIos: 'Abra Ajustes › Apps › {{browser}} y active «Cámara».',
        settingsIosOlder: 'Abra Ajustes › {{browser}} y active «Cámara».',
        settingsAndroid:
          'Abra los Ajustes del móvil › Aplicaciones › {{browser}} › Permisos y permita el acceso a la cámara.',
        settingsOther: 'Abra los ajustes de su dispositivo y permita que {{browser}} use la cámara.',
        screenTime: 'En Ajustes › Tiempo de uso › Restricciones, compruebe que la cámara está permitida.',
        cameraSwitch:
          'Abra los ajustes rápidos en la parte superior de la pantalla: «Acceso a la cámara» debe estar activado.',
        reload: 'Vuelva aquí y toque «{{restart}}».',
        restartPhone: 'Si no funciona, reinicie su móvil.',
        closeOthers: 'Cierre las demás aplicaciones y pestañas: videollamada, linterna, escáner…',
        uncoverLens: 'Compruebe que nada tape el objetivo.',
        originalLink: 'Abra de nuevo el enlace desde el mensaje que recibió.',
        httpsAddress: 'Compruebe que la dirección empieza por «https».',
        ownTab: 'Copie el enlace y péguelo en una pestaña nueva de su navegador.',
        openMenu:
          'Abra el menú de esta ventana: los tres puntos («Más opciones») o el icono de compartir («Compartir»).',
        openInBrowser: 'Elija «Abrir en {{target}}» o «Abrir en el navegador».',
        pasteLink: '¿No hay menú? Copie el enlace y péguelo en {{target}}.',
        newerBrowser: 'Copie el enlace y ábralo en una versión actualizada de {{target}}.',
        otherPhone: 'Toque «{{otherPhone}}» y escanee el código con ese móvil.',
      },
      thisBrowser: 'su navegador',
      thisApp: 'esta aplicación',
      otherApp: 'otra aplicación',
      restart: 'Recargar la página',
      chooseInstead: 'Elegir una foto',
      otherPhone: 'Otro móvil',
      close: 'Cerrar',
      otherPhoneText: 'Escanee este código con el otro móvil para continuar.',
    },
    internalError: {
      title: 'No se ha podido enviar la foto',
      text: 'La foto sigue aquí. Vuelva a intentarlo en un momento.',
      retry: 'Reintentar',
      retake: 'Repetir la foto',
      sendLater: 'Continuar y enviarla más tarde',
    },
    announce: {
      online: 'Se ha recuperado la conexión.',
      tapNeeded: 'La cámara está lista. Toque «Activar la cámara».',
      ready: 'La cámara está lista.',
      switched: {
        environment: 'Cámara trasera.',
        user: 'Cámara frontal.',
      },
      taken: 'Foto hecha. Puede usarla o repetirla.',
      sent: 'Foto enviada: {{photo}}.',
      kept: 'Foto guardada, se enviará más tarde: {{photo}}.',
    },
  },

  confirm: {
    title: 'Revise sus fotos',
    intro:
      'Cada foto debe verse nítida y clara. Todavía puede repetir cualquiera. Después de entregarlas, ya no podrá cambiarlas.',
    titleNothing: 'Solo falta confirmar',
    introNothing: 'Su trámite no requiere ninguna foto.',
    cameraUnsupported:
      'En este navegador, esta página no puede usar la cámara. Elija sus fotos o hágalas con la aplicación de cámara de su móvil.',
    tile: {
      state: {
        empty: 'Falta',
        waiting: 'Pendiente de envío',
        uploading: 'Enviando',
        failed: 'Error de envío',
        filled: 'Recibida',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Enviando la foto: {{photo}}',
      thumbnailAlt: 'Su foto: {{photo}}',
      thumbnailUnavailable: 'Foto enviada, vista previa no disponible',
      previewUnavailable: 'Vista previa no disponible',
      add: 'Añadir',
      retry: 'Reintentar',
      delete: 'Eliminar',
    },
    label: {
      add: 'Añadir la foto: {{photo}}',
      takePhoto: 'Hacer una foto: {{photo}}',
      choosePhoto: 'Elegir una foto: {{photo}}',
      cancel: 'Cancelar el envío: {{photo}}',
      retry: 'Reintentar: {{photo}}',
      delete: 'Eliminar la foto: {{photo}}',
    },
    takeNext: {
      idCardRecto: 'Foto\u00ADgrafiar el anverso del docu\u00ADmento de identidad',
      idCardVerso: 'Foto\u00ADgrafiar el reverso del docu\u00ADmento de identidad',
      driverLicenseRecto: 'Foto\u00ADgrafiar el anverso del permiso de conducir',
      driverLicenseVerso: 'Foto\u00ADgrafiar el reverso del permiso de conducir',
      clientPicture: 'Hacer el selfie',
    },
    allReceived: 'Hemos recibido todas sus fotos. Ya puede entregarlas.',
    viewer: {
      open: 'Ampliar la foto: {{photo}}',
      zoomIn: 'Ampliar',
      zoomOut: 'Reducir',
      close: 'Cerrar',
    },
    deleteModal: {
      title: '¿Eliminar esta foto?',
      text: 'Tendrá que repetir esta foto para poder terminar: {{photo}}.',
      no: 'No, conservar',
      yes: 'Sí, eliminar',
      inProgress: 'Eliminando…',
    },
    action: 'Entregar mis fotos',
    actionNothing: 'Confirmar',
    inProgress: 'Un momento…',
    missing_one: 'Aún falta una foto: {{photos, list}}.',
    missing_other: 'Aún faltan {{count}} fotos: {{photos, list}}.',
    missingMany: 'Aún faltan {{number}} fotos.',
    failed_one: 'No se ha podido enviar una foto. Reinténtelo o elimínela.',
    failed_other: 'No se han podido enviar {{count}} fotos. Reinténtelo o elimínelas.',
    offline_one: 'Una foto espera a que vuelva la conexión. Podrá entregar sus fotos en cuanto se envíe.',
    offline_other:
      '{{count}} fotos esperan a que vuelva la conexión. Podrá entregar sus fotos en cuanto se envíen.',
    unsent_one: 'Se está enviando una foto. Podrá entregar sus fotos justo después.',
    unsent_other: 'Se están enviando {{count}} fotos. Podrá entregar sus fotos justo después.',
  },

  status: {
    finished: {
      title: 'Fotos entregadas, gracias',
      titleNothing: 'Confirmado, gracias',
      text: 'Hemos recibido sus fotos.',
      textNothing: 'Hemos recibido su confirmación.',
      nextTitle: 'Próximos pasos',
      nextText:
        'La entidad que le envió este enlace revisará sus fotos. Conserve el enlace: le indicará si hacen falta fotos nuevas.',
      continue: 'Continuar en {{host}}',
    },
    refused: {
      title: 'Hacen falta fotos nuevas',
      text: 'No se han podido aceptar sus fotos. Si toca «{{restart}}», se descartarán todas y hará otras nuevas.',
      commentLabel: 'Motivo',
      restart: 'Volver a empezar',
      inProgress: 'Un momento…',
    },
    expired: {
      title: 'Su enlace ha caducado',
      text: 'Ya no permite enviar fotos. Si necesita uno nuevo, contacte con la entidad que se lo envió.',
      back: 'Volver a {{host}}',
    },
    closePage: 'Puede cerrar esta página.',
  },

  mobile: {
    title: 'Continúe en su móvil',
    text: 'Las fotos se hacen con un móvil. Escanee este código con la cámara del móvil para abrir su enlace.',
    qrCodeAlt: 'Código QR que abre su enlace en un móvil',
    linkLabel: 'O abra este enlace en su móvil:',
    noLink: 'Abra en su móvil el mensaje que contiene su enlace y toque el enlace.',
    copyByHand: 'Seleccione el enlace y cópielo.',
    started: 'Trámite empezado en su móvil',
    received: 'Fotos recibidas: {{received}} de {{required}}',
  },

  notFound: {
    title: 'Página no encontrada',
    text: 'Este enlace está incompleto o ya no es válido. Vuelva a abrir el que recibió. Si no funciona, contacte con la entidad que se lo envió.',
    unreachable: {
      title: 'El servicio no responde',
      text: 'No hemos podido comprobar su enlace porque el servicio no está disponible en este momento. Vuelva a intentarlo dentro de unos minutos.',
      offline: 'No hemos podido comprobar su enlace. Compruebe su conexión a internet y vuelva a intentarlo.',
      retry: 'Reintentar',
    },
  },

  failure: failureTexts['es-es'],

  toasts: {
    label: 'Mensajes',
    kind: {
      info: 'Información',
      warn: 'Atención',
      error: 'Error',
    },
    close: 'Cerrar el mensaje',
  },

  Errors: {
    internalError: {
      start: 'No se ha podido empezar. Inténtelo de nuevo.',
      finish: 'No se han podido entregar sus fotos. Inténtelo de nuevo.',
      reset: 'No se ha podido volver a empezar. Inténtelo de nuevo.',
      delete: 'La foto no se ha eliminado. Inténtelo de nuevo.',
      upload: 'La foto no se ha enviado. Podrá intentarlo de nuevo en «{{screen}}».',
    },
    imageSize: 'Esta foto supera los {{maximumMegabytes}} MB. Elija una más pequeña.',
    imageExtension: 'Este archivo no es una foto JPEG o PNG. Elija otro.',
  },
  Toasts: {
    fileUnreadable: 'No se puede leer este archivo. Elija otro.',
    photoSent: 'Foto enviada.',
    photoKept:
      'Foto guardada en este móvil. Se enviará en cuanto sea posible. Si cierra la página, vuelva a abrir su enlace en las próximas {{keptHours}} horas.',
    photoKeptInPage:
      'La foto se conserva mientras esta página siga abierta. Se enviará en cuanto sea posible.',
    photoDeleted: 'Foto eliminada.',
    cameraNotFound: 'No se ha encontrado ninguna cámara. Elija aquí sus fotos.',
    languageUnavailable: 'No se ha podido cargar su idioma. Por ahora, la página se muestra en español.',
  },
};
