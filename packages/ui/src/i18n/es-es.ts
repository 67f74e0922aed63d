import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The Spanish texts of Spain (usted). */
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
    offline: 'Sin conexión a internet. Podrá enviar sus fotos en cuanto la recupere.',
  },

  actions: {
    cancel: 'Cancelar',
    takePhoto: 'Hacer una foto',
    choosePhoto: 'Elegir una foto',
  },

  languageSwitcher: {
    label: 'Idioma',
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
    },
    cameraError: {
      title: {
        denied: 'El acceso a la cámara está bloqueado',
        notFound: 'No se ha encontrado ninguna cámara',
        inUse: 'La cámara ya se está usando',
        overconstrained: 'La cámara no ha podido abrirse',
        unsupported: 'Este navegador no puede abrir la cámara',
        noAnswer: 'La cámara no responde',
        noPicture: 'La cámara no muestra ninguna imagen',
        lost: 'La cámara se ha detenido',
      },
      text: {
        denied:
          'Permita la cámara para este sitio en los ajustes del navegador o del móvil y recargue la página.',
        notFound: 'Elija una foto que ya tenga o abra su enlace en otro móvil.',
        inUse: 'Puede que la esté usando otra aplicación u otra pestaña. Ciérrela y recargue la página.',
        overconstrained: 'Recargue la página. Si no funciona, abra su enlace en otro móvil.',
        unsupported: 'Abra su enlace en otro navegador, como Chrome o Safari, o elija una foto.',
        noAnswer: 'Si ve una solicitud de acceso a la cámara, acéptela. Si no, recargue la página.',
        noPicture: 'Compruebe que nada tape el objetivo, cierre las demás aplicaciones y recargue la página.',
        lost: 'Puede que la esté usando otra aplicación. Recargue la página: las fotos ya enviadas se conservan.',
      },
      restart: 'Recargar la página',
      wayOn: 'También puede continuar sin la cámara:',
      chooseInstead: 'Elegir una foto',
    },
    internalError: {
      title: 'No se ha podido enviar la foto',
      text: 'No se ha perdido. Compruebe su conexión y vuelva a intentarlo.',
      retry: 'Reintentar',
      retake: 'Repetir la foto',
    },
    announce: {
      ready: 'La cámara está lista.',
      switched: {
        environment: 'Cámara trasera.',
        user: 'Cámara frontal.',
      },
      taken: 'Foto hecha. Puede usarla o repetirla.',
      sending: 'Enviando la foto.',
      sent: 'Foto enviada: {{photo}}.',
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
        uploading: 'Enviando',
        filled: 'Enviada',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Enviando la foto: {{photo}}',
      thumbnailAlt: 'Su foto: {{photo}}',
      thumbnailUnavailable: 'Foto enviada, vista previa no disponible',
      add: 'Añadir',
      delete: 'Eliminar',
    },
    label: {
      add: 'Añadir la foto: {{photo}}',
      takePhoto: 'Hacer una foto: {{photo}}',
      choosePhoto: 'Elegir una foto: {{photo}}',
      cancel: 'Cancelar el envío: {{photo}}',
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
    uploading: 'Podrá confirmar en cuanto termine el envío.',
  },

  status: {
    finished: {
      title: 'Listo, muchas gracias',
      text: 'Hemos recibido sus fotos.',
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
      text: 'No hemos podido comprobar su enlace. Compruebe su conexión a internet y vuelva a intentarlo.',
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
    photoDeleted: 'Foto eliminada.',
    cameraNotFound: 'No se ha encontrado ninguna cámara. Elija aquí sus fotos.',
  },
};
