import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The Italian texts (Lei; buttons as is usual, in the short imperative). */
export const itIt: Texts = {
  documentTitle: {
    start: 'Inizia – Foto dei documenti',
    capture: 'Scatta le foto – Foto dei documenti',
    confirm: 'Controlla e conferma – Foto dei documenti',
    status: 'Stato della pratica – Foto dei documenti',
    mobile: 'Continua sul telefono – Foto dei documenti',
    notFound: 'Pagina non trovata – Foto dei documenti',
  },

  shell: {
    footerPhotos: 'Le sue foto vengono inviate a chi le ha mandato il link.',
    footerHelp: 'Serve aiuto? Contatti chi le ha mandato il link.',
    version: 'Versione {{version}}',
    loading: 'Caricamento…',
    offline: 'Nessuna connessione a Internet. Potrà inviare le foto appena torna.',
  },

  actions: {
    cancel: 'Annulla',
    takePhoto: 'Scatta una foto',
    choosePhoto: 'Scegli una foto',
  },

  languageSwitcher: {
    label: 'Lingua',
  },

  documents: {
    title: {
      idCard: 'Carta d’identità',
      driverLicense: 'Patente di guida',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Fronte e retro: due foto',
      driverLicense: 'Fronte e retro: due foto',
      clientPicture: 'Una foto del suo viso',
    },
  },

  photos: {
    title: {
      idCardRecto: 'Carta d’identità: fronte',
      idCardVerso: 'Carta d’identità: retro',
      driverLicenseRecto: 'Patente di guida: fronte',
      driverLicenseVerso: 'Patente di guida: retro',
      clientPicture: 'Selfie',
    },
    side: {
      idCardRecto: 'Fronte',
      idCardVerso: 'Retro',
      driverLicenseRecto: 'Fronte',
      driverLicenseVerso: 'Retro',
      clientPicture: 'Selfie',
    },
    name: {
      idCardRecto: 'fronte della carta d’identità',
      idCardVerso: 'retro della carta d’identità',
      driverLicenseRecto: 'fronte della patente di guida',
      driverLicenseVerso: 'retro della patente di guida',
      clientPicture: 'selfie',
    },
  },

  start: {
    greeting: 'Buongiorno {{lastname}}',
    greetingGeneric: 'Buongiorno',
    intro: 'Ci servono le foto indicate qui sotto. La guideremo passo dopo passo.',
    introNothing: 'Non ci serve nessuna foto. Dovrà solo confermare.',
    documentsTitle: 'Che cosa fotografare',
    cameraNotice: 'Se il browser chiede l’accesso alla fotocamera, lo autorizzi.',
    tipsTitle: 'Per foto ben riuscite',
    tips: {
      light: 'Scelga un posto ben illuminato.',
      flat: 'Appoggi il documento su una superficie piana e di un solo colore.',
      reflection: 'Eviti riflessi e ombre.',
      face: 'Per il selfie, tenga il viso scoperto e tolga gli occhiali da sole.',
    },
    action: 'Inizia',
    inProgress: 'Un momento…',
  },

  capture: {
    step: 'Foto {{number}} di {{total}}',
    instruction: {
      idCardRecto: 'Riempia la cornice con il fronte della carta, il lato con la foto.',
      idCardVerso: 'Giri la carta e riempia la cornice con il retro.',
      driverLicenseRecto: 'Riempia la cornice con il fronte della patente, il lato con la foto.',
      driverLicenseVerso: 'Giri la patente e riempia la cornice con il retro.',
      clientPicture: 'Inquadri il viso nella cornice e guardi l’obiettivo.',
    },
    viewfinder: 'Immagine della fotocamera',
    shutter: 'Scatta la foto',
    switchCamera: 'Cambia fotocamera',
    chooseInstead: 'Scegli una foto',
    rotate: {
      title: 'Ruoti il telefono',
      text: 'Lo tenga in verticale per scattare la foto.',
    },
    init: {
      title: 'Avvio della fotocamera…',
      permission: 'Se il telefono chiede l’accesso alla fotocamera, lo autorizzi.',
    },
    preview: {
      title: 'Controlli la foto',
      question: {
        idCard: 'È tutto nitido, leggibile e senza riflessi?',
        driverLicense: 'È tutto nitido, leggibile e senza riflessi?',
        clientPicture: 'Il viso è nitido e ben visibile?',
      },
      imageAlt: 'La foto appena scattata: {{photo}}',
      retake: 'Rifai',
      use: 'Usa',
    },
    upload: {
      title: 'Invio della foto…',
      text: 'Tenga aperta questa pagina.',
    },
    cameraError: {
      title: {
        denied: 'L’accesso alla fotocamera è bloccato',
        notFound: 'Nessuna fotocamera trovata',
        inUse: 'La fotocamera è già in uso',
        overconstrained: 'La fotocamera non si è avviata',
        unsupported: 'Questo browser non può aprire la fotocamera',
        noAnswer: 'La fotocamera non risponde',
        noPicture: 'La fotocamera non mostra immagini',
        lost: 'La fotocamera si è fermata',
      },
      text: {
        denied:
          'Autorizzi la fotocamera per questo sito nelle impostazioni del browser o del telefono, poi ricarichi la pagina.',
        notFound: 'Scelga una foto che ha già oppure apra il link su un altro telefono.',
        inUse: 'Forse la sta usando un’altra app o un’altra scheda. La chiuda, poi ricarichi la pagina.',
        overconstrained: 'Ricarichi la pagina. Se non basta, apra il link su un altro telefono.',
        unsupported: 'Apra il link in un altro browser, per esempio Chrome o Safari, oppure scelga una foto.',
        noAnswer:
          'Se compare la richiesta di accesso alla fotocamera, la accetti. Altrimenti ricarichi la pagina.',
        noPicture: 'Controlli che nulla copra l’obiettivo e chiuda le altre app, poi ricarichi la pagina.',
        lost: 'Forse la sta usando un’altra app. Ricarichi la pagina: le foto già inviate sono al sicuro.',
      },
      restart: 'Ricarica la pagina',
      wayOn: 'Può anche continuare senza fotocamera:',
      chooseInstead: 'Scegli una foto',
    },
    internalError: {
      title: 'Non è stato possibile inviare la foto',
      text: 'La foto non è andata persa. Controlli la connessione, poi riprovi.',
      retry: 'Riprova',
      retake: 'Rifai la foto',
    },
    announce: {
      ready: 'La fotocamera è pronta.',
      switched: {
        environment: 'Fotocamera posteriore.',
        user: 'Fotocamera anteriore.',
      },
      taken: 'Foto scattata. Può usarla o rifarla.',
      sending: 'Invio della foto.',
      sent: 'Foto inviata: {{photo}}.',
      failed: 'La foto non è stata inviata. Può riprovare.',
    },
  },

  confirm: {
    title: 'Controlli le foto',
    intro: 'Ogni foto deve essere nitida e leggibile. Può ancora sostituirla.',
    titleNothing: 'Non resta che confermare',
    introNothing: 'Non ci serve nessuna foto.',
    cameraUnsupported:
      'Questo browser non può aprire qui la fotocamera. Scelga le foto oppure le scatti con l’app fotocamera del telefono.',
    tile: {
      state: {
        empty: 'Da aggiungere',
        uploading: 'Invio in corso',
        filled: 'Inviata',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Invio della foto: {{photo}}',
      thumbnailAlt: 'La sua foto: {{photo}}',
      thumbnailUnavailable: 'Foto inviata, anteprima non disponibile',
      add: 'Aggiungi',
      delete: 'Elimina',
    },
    label: {
      add: 'Aggiungi la foto: {{photo}}',
      takePhoto: 'Scatta una foto: {{photo}}',
      choosePhoto: 'Scegli una foto: {{photo}}',
      cancel: 'Annulla l’invio: {{photo}}',
      delete: 'Elimina la foto: {{photo}}',
    },
    deleteModal: {
      title: 'Eliminare questa foto?',
      text: 'Per confermare, dovrà aggiungerla di nuovo: {{photo}}.',
      no: 'No, mantieni',
      yes: 'Sì, elimina',
      inProgress: 'Eliminazione…',
    },
    action: 'Conferma',
    inProgress: 'Conferma in corso…',
    missing_one: 'Per confermare, aggiunga ancora una foto: {{photos, list}}.',
    missing_other: 'Per confermare, aggiunga ancora {{count}} foto: {{photos, list}}.',
    missingMany: 'Per confermare, aggiunga ancora {{number}} foto.',
    uploading: 'Potrà confermare appena terminato l’invio.',
  },

  status: {
    finished: {
      title: 'Tutto fatto, grazie',
      text: 'Abbiamo ricevuto le sue foto.',
      continue: 'Continua',
    },
    refused: {
      title: 'Le foto vanno rifatte',
      text: 'Non è stato possibile accettarle. Può scattarne subito di nuove.',
      commentLabel: 'Motivo indicato',
      restart: 'Ricomincia',
      inProgress: 'Un momento…',
    },
    expired: {
      title: 'Il link è scaduto',
      text: 'Non permette più di inviare foto. Per averne uno nuovo, contatti chi glielo ha mandato.',
      back: 'Torna al sito',
    },
    closePage: 'Può chiudere questa pagina.',
  },

  mobile: {
    title: 'Continui sul telefono',
    text: 'Le foto si scattano con un telefono. Inquadri questo codice con la fotocamera del telefono per aprire il link.',
    qrCodeAlt: 'Codice QR che apre il link su un telefono',
    linkLabel: 'Oppure apra questo indirizzo sul telefono:',
    noLink: 'Apra sul telefono il messaggio che contiene il link, poi tocchi il link.',
  },

  notFound: {
    title: 'Pagina non trovata',
    text: 'Questo link è incompleto o non è più valido. Riapra quello che ha ricevuto. Se non funziona, contatti chi glielo ha mandato.',
    unreachable: {
      title: 'Il servizio non risponde',
      text: 'Non abbiamo potuto verificare il link. Controlli la connessione a Internet, poi riprovi.',
      retry: 'Riprova',
    },
  },

  failure: failureTexts['it-it'],

  toasts: {
    label: 'Messaggi',
    kind: {
      success: 'Fatto',
      info: 'Informazione',
      warn: 'Attenzione',
      error: 'Errore',
    },
    close: 'Chiudi il messaggio',
  },

  Errors: {
    internalError: 'Non ha funzionato. Per favore, riprovi.',
    imageSize: 'Questa foto supera i {{maximumMegabytes}} MB. Ne scelga una più leggera.',
    imageExtension: 'Questo file non è una foto JPEG o PNG. Ne scelga un altro.',
  },
  Toasts: {
    photoSent: 'Foto inviata.',
    photoDeleted: 'Foto eliminata.',
    cameraNotFound: 'Nessuna fotocamera trovata. Scelga qui le sue foto.',
  },
};
