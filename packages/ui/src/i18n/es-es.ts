import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The texts in the Spanish of Spain; formal address (usted). */
export const esEs: Texts = {
  documentTitle: {
    start: 'Empezar – Fotos de sus documentos',
    capture: 'Hacer las fotos – Fotos de sus documentos',
    confirm: 'Revisar y confirmar – Fotos de sus documentos',
    status: 'Estado del trámite – Fotos de sus documentos',
    mobile: 'Continuar en el móvil – Fotos de sus documentos',
    notFound: 'Página no encontrada – Fotos de sus documentos',
  },

  shell: {
    footerPhotos: 'Sus fotos se envían a quien le mandó este enlace.',
    footerHelp: '¿Necesita ayuda? Contacte con quien se lo mandó.',
    version: 'Versión {{version}}',
    loading: 'Cargando…',
    offline: 'Sin conexión a internet.',
    photosWait: 'Sus fotos se enviarán en cuanto la recupere.',
    unanswered: 'El servicio no responde por ahora.',
    photosWaitForAnswer: 'Sus fotos se enviarán en cuanto responda.',
    lastState: 'Está viendo el último estado guardado.',
  },

  actions: {
    cancel: 'Cancelar',
    takePhoto: 'Hacer una foto',
    choosePhoto: 'Elegir una foto',
  },

  documents: {
    title: {
      idCard: 'Documento de identidad',
      driverLicense: 'Permiso de conducir',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Por delante y por detrás: dos fotos',
      driverLicense: 'Por delante y por detrás: dos fotos',
      clientPicture: 'Una foto de su cara',
    },
  },

  photos: {
    title: {
      idCardRecto: 'Documento de identidad: parte delantera',
      idCardVerso: 'Documento de identidad: parte trasera',
      driverLicenseRecto: 'Permiso de conducir: parte delantera',
      driverLicenseVerso: 'Permiso de conducir: parte trasera',
      clientPicture: 'Selfie',
    },
    side: {
      idCardRecto: 'Parte delantera',
      idCardVerso: 'Parte trasera',
      driverLicenseRecto: 'Parte delantera',
      driverLicenseVerso: 'Parte trasera',
      clientPicture: 'Selfie',
    },
    name: {
      idCardRecto: 'parte delantera del documento de identidad',
      idCardVerso: 'parte trasera del documento de identidad',
      driverLicenseRecto: 'parte delantera del permiso de conducir',
      driverLicenseVerso: 'parte trasera del permiso de conducir',
      clientPicture: 'selfie',
    },
  },

  start: {
    greeting: 'Hola, {{lastname}}',
    greetingGeneric: 'Hola',
    intro: 'Necesitamos las fotos que se indican abajo. Le guiaremos paso a paso.',
    introNothing: 'No necesitamos ninguna foto. Solo tendrá que confirmar.',
    documentsTitle: 'Qué debe fotografiar',
    cameraNotice: 'Si su navegador le pide acceso a la cámara, permítalo.',
    tipsTitle: 'Para que las fotos salgan bien',
    tips: {
      light: 'Busque un lugar con buena luz.',
      flat: 'Coloque el documento plano, sobre un fondo liso.',
      reflection: 'Evite los reflejos y las sombras.',
      face: 'Para el selfie, lleve la cara descubierta y sin gafas de sol.',
    },
    action: 'Empezar',
    inProgress: 'Un momento…',
  },

  capture: {
    step: 'Foto {{number}} de {{total}}',
    instruction: {
      idCardRecto: 'Llene el marco con la parte delantera, la que lleva su foto.',
      idCardVerso: 'Dele la vuelta al documento y llene el marco con la parte trasera.',
      driverLicenseRecto: 'Llene el marco con la parte delantera, la que lleva su foto.',
      driverLicenseVerso: 'Dele la vuelta al permiso y llene el marco con la parte trasera.',
      clientPicture: 'Coloque la cara dentro del marco y mire a la cámara.',
    },
    viewfinder: 'Imagen de la cámara',
    shutter: 'Hacer la foto',
    switchCamera: 'Cambiar de cámara',
    chooseInstead: 'Elegir una foto',
    rotate: {
      title: 'Gire el móvil',
      text: 'Sujételo en vertical para hacer la foto.',
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
      text: 'Toque el botón para ver su imagen.',
      action: 'Mostrar la imagen',
    },
    preview: {
      title: 'Revise la foto',
      question: {
        idCard: '¿Se ve todo nítido, legible y sin reflejos?',
        driverLicense: '¿Se ve todo nítido, legible y sin reflejos?',
        clientPicture: '¿Su cara se ve nítida y completa?',
      },
      imageAlt: 'La foto que acaba de hacer: {{photo}}',
      retake: 'Repetir',
      use: 'Usar',
    },
    upload: {
      title: 'Enviando la foto…',
      text: 'No cierre esta página.',
      slow: 'El envío tarda un poco. Puede continuar: sigue en segundo plano.',
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
        unfit: 'Su móvil no ha podido dar una imagen que sirva.',
        noAnswer: 'El navegador no ha respondido a tiempo.',
        noPicture: 'Está encendida, pero la imagen sigue negra o congelada.',
        lost: 'Puede que la esté usando otra aplicación. Las fotos ya enviadas se conservan.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: '¿No se le pregunta? {{step}}',
      stepsTitle: 'Qué puede hacer',
      step: {
        acceptQuestion: 'Si ve una solicitud de acceso a la cámara, acéptela.',
        reloadAndAllow: 'Toque «{{restart}}» y permita la cámara cuando se le pregunte.',
        safariSite:
          'Toque el icono a la izquierda de la dirección y luego «Ajustes del sitio web» › «Cámara» › «Permitir».',
        chromeSite: 'Toque el icono a la izquierda de la dirección, luego «Permisos» y active «Cámara».',
        firefoxSite: 'Toque el icono a la izquierda de la dirección y luego «Cámara» para permitirla.',
        browserSite:
          'Toque el icono a la izquierda de la dirección, abra los permisos del sitio y permita la cámara.',
        settingsIos: 'Abra Ajustes › Apps › {{browser}} y permita «Cámara».',
        settingsIosOlder: 'Abra Ajustes › {{browser}} y permita «Cámara».',
        settingsAndroid:
          'Abra los Ajustes del móvil › Aplicaciones › {{browser}} › Permisos y permita la cámara.',
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
        openMenu: 'Abra el menú de esta ventana: los tres puntos o el icono de compartir.',
        openInBrowser: 'Elija «Abrir en {{target}}» o «Abrir en el navegador».',
        pasteLink: '¿No hay menú? Copie el enlace y péguelo en {{target}}.',
        newerBrowser: 'Copie el enlace y ábralo en {{target}} actualizado.',
        otherPhone: 'Continúe en otro móvil: muestre el código y escanéelo.',
      },
      thisBrowser: 'su navegador',
      otherApp: 'otra aplicación',
      restart: 'Recargar la página',
      chooseInstead: 'Elegir una foto',
      copyLink: 'Copiar el enlace',
      copied: 'Enlace copiado.',
      copyByHand: 'Mantenga pulsado el enlace para copiarlo:',
      otherPhone: 'Otro móvil',
      close: 'Cerrar',
      otherPhoneText: 'Escanee este código con el otro móvil para continuar.',
    },
    internalError: {
      title: 'No se ha podido enviar la foto',
      text: 'No se ha perdido. Vuelva a intentarlo en un momento.',
      retry: 'Reintentar',
      retake: 'Repetir la foto',
      sendLater: 'Continuar y enviarla más tarde',
    },
    announce: {
      tapNeeded: 'La cámara está lista. Toque «Mostrar la imagen».',
      ready: 'La cámara está lista.',
      switched: {
        environment: 'Cámara trasera.',
        user: 'Cámara frontal.',
      },
      taken: 'Foto hecha. Puede usarla o repetirla.',
      sending: 'Enviando la foto.',
      sent: 'Foto enviada: {{photo}}.',
      kept: 'Foto guardada, se enviará más tarde: {{photo}}.',
      failed: 'La foto no se ha enviado. Puede volver a intentarlo.',
    },
  },

  confirm: {
    title: 'Revise sus fotos',
    intro: 'Cada foto debe verse nítida y legible. Todavía puede cambiarla.',
    titleNothing: 'Solo falta confirmar',
    introNothing: 'No necesitamos ninguna foto.',
    cameraUnsupported:
      'Este navegador no puede abrir aquí la cámara. Elija sus fotos o hágalas con la aplicación de cámara de su móvil.',
    tile: {
      state: {
        empty: 'Falta',
        waiting: 'Pendiente de envío',
        uploading: 'Enviando',
        failed: 'Error de envío',
        filled: 'Enviada',
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
      retry: 'Reintentar el envío: {{photo}}',
      delete: 'Eliminar la foto: {{photo}}',
    },
    deleteModal: {
      title: '¿Eliminar esta foto?',
      text: 'Para confirmar, tendrá que añadirla de nuevo: {{photo}}.',
      no: 'No, conservar',
      yes: 'Sí, eliminar',
      inProgress: 'Eliminando…',
    },
    action: 'Confirmar',
    inProgress: 'Confirmando…',
    missing_one: 'Para confirmar, añada una foto más: {{photos, list}}.',
    missing_other: 'Para confirmar, añada {{count}} fotos más: {{photos, list}}.',
    missingMany: 'Para confirmar, añada {{number}} fotos más.',
    failed_one: 'No se ha podido enviar una foto. Reinténtelo o elimínela.',
    failed_other: 'No se han podido enviar {{count}} fotos. Reinténtelo o elimínelas.',
    offline_one: 'Una foto espera a que vuelva la conexión. Podrá confirmar en cuanto se envíe.',
    offline_other: '{{count}} fotos esperan a que vuelva la conexión. Podrá confirmar en cuanto se envíen.',
    unsent_one: 'Queda una foto por enviar. Podrá confirmar justo después.',
    unsent_other: 'Quedan {{count}} fotos por enviar. Podrá confirmar justo después.',
  },

  status: {
    finished: {
      title: 'Listo, muchas gracias',
      text: 'Hemos recibido sus fotos.',
      textNothing: 'Hemos recibido su confirmación.',
      continue: 'Continuar',
    },
    refused: {
      title: 'Hay que repetir las fotos',
      text: 'Sus fotos no se han podido aceptar. Puede hacer otras ahora mismo.',
      commentLabel: 'Motivo indicado',
      restart: 'Volver a empezar',
      inProgress: 'Un momento…',
    },
    expired: {
      title: 'Su enlace ha caducado',
      text: 'Ya no permite enviar fotos. Si necesita uno nuevo, contacte con quien se lo mandó.',
      back: 'Volver al sitio web',
    },
    closePage: 'Puede cerrar esta página.',
  },

  mobile: {
    title: 'Continúe en su móvil',
    text: 'Las fotos se hacen con un móvil. Escanee este código con la cámara del móvil para abrir su enlace.',
    qrCodeAlt: 'Código QR que abre su enlace en un móvil',
    linkLabel: 'O abra esta dirección en su móvil:',
    noLink: 'Abra en su móvil el mensaje que contiene su enlace y toque el enlace.',
  },

  notFound: {
    title: 'Página no encontrada',
    text: 'Este enlace está incompleto o ya no es válido. Vuelva a abrir el que recibió. Si no funciona, contacte con quien se lo mandó.',
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
      success: 'Hecho',
      info: 'Información',
      warn: 'Atención',
      error: 'Error',
    },
    close: 'Cerrar el mensaje',
  },

  Errors: {
    internalError: 'No ha funcionado. Vuelva a intentarlo, por favor.',
    imageSize: 'Esta foto supera los {{maximumMegabytes}} MB. Elija una más pequeña.',
    imageExtension: 'Este archivo no es una foto JPEG o PNG. Elija otro.',
  },
  Toasts: {
    photoSent: 'Foto enviada.',
    photoKept: 'Foto guardada en este móvil. Se enviará automáticamente en cuanto sea posible.',
    photoKeptInPage:
      'La foto se conserva mientras esta página siga abierta. Se enviará automáticamente en cuanto sea posible.',
    photoDeleted: 'Foto eliminada.',
    cameraNotFound: 'No se ha encontrado ninguna cámara. Elija aquí sus fotos.',
    languageUnavailable: 'No se ha podido cargar su idioma. Por ahora, la página se muestra en español.',
  },
};
