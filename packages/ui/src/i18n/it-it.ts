import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The Italian texts; formal address (Lei), but buttons in the short imperative, as is usual. */
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
    offline: 'Nessuna connessione a Internet.',
    photosWait: 'Le foto saranno inviate appena torna.',
    unanswered: 'Al momento il servizio non risponde.',
    photosWaitForAnswer: 'Le foto saranno inviate appena risponde.',
    lastState: 'Sta vedendo l’ultimo stato salvato.',
  },

  actions: {
    cancel: 'Annulla',
    takePhoto: 'Scatta una foto',
    choosePhoto: 'Scegli una foto',
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
    overdue: {
      title: 'La fotocamera si fa attendere',
      text: 'Se compare una richiesta di accesso, la accetti. Altrimenti, scelga una foto.',
    },
    tap: {
      title: 'La fotocamera è pronta',
      text: 'Tocchi il pulsante per vederne l’immagine.',
      action: 'Mostra l’immagine',
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
      slow: 'L’invio richiede un po’ di tempo. Può continuare: prosegue in background.',
      goOn: 'Continua',
    },
    cameraError: {
      title: {
        deniedHere: 'L’accesso alla fotocamera è bloccato',
        deniedBySystem: 'Il telefono blocca la fotocamera',
        insecure: 'Questa pagina non è sicura',
        blockedByPolicy: 'La fotocamera è disattivata in questa pagina',
        inAppBrowser: 'Apra il link nel browser',
        unsupportedBrowser: 'Questo browser non può aprire la fotocamera',
        inUse: 'La fotocamera è già in uso',
        none: 'Nessuna fotocamera trovata',
        unfit: 'La fotocamera non si è avviata',
        noAnswer: 'La fotocamera non risponde',
        noPicture: 'La fotocamera non mostra immagini',
        lost: 'La fotocamera si è fermata',
      },
      text: {
        deniedHere: 'Questo sito non è autorizzato a usarla.',
        deniedBySystem: 'Le impostazioni del telefono non permettono a questo browser di usarla.',
        insecure: 'La fotocamera si apre solo in una pagina sicura.',
        blockedByPolicy: 'Il sito che mostra questa pagina non permette di aprire la fotocamera.',
        inAppBrowser: 'Il link si è aperto in {{app}}, dove la fotocamera non è disponibile.',
        unsupportedBrowser: 'È troppo vecchio o non è supportato.',
        inUse: 'Forse la sta usando un’altra app o un’altra scheda.',
        none: 'Scelga una foto che ha già oppure continui su un altro telefono.',
        unfit: 'Il telefono non ha fornito un’immagine utilizzabile.',
        noAnswer: 'Il browser non ha risposto in tempo.',
        noPicture: 'È accesa, ma l’immagine resta nera o ferma.',
        lost: 'Forse la sta usando un’altra app. Le foto già inviate sono al sicuro.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Nessuna richiesta? {{step}}',
      stepsTitle: 'Che cosa può fare',
      step: {
        acceptQuestion: 'Se compare la richiesta di accesso alla fotocamera, la accetti.',
        reloadAndAllow: 'Tocchi «{{restart}}» e autorizzi la fotocamera quando richiesto.',
        safariSite:
          'Tocchi l’icona a sinistra dell’indirizzo, poi «Impostazioni sito web» › «Fotocamera» › «Consenti».',
        chromeSite: 'Tocchi l’icona a sinistra dell’indirizzo, poi «Autorizzazioni», e attivi «Fotocamera».',
        firefoxSite: 'Tocchi l’icona a sinistra dell’indirizzo, poi «Fotocamera» per autorizzarla.',
        browserSite:
          'Tocchi l’icona a sinistra dell’indirizzo, apra le autorizzazioni del sito e autorizzi la fotocamera.',
        settingsIos: 'Apra Impostazioni › App › {{browser}} e autorizzi «Fotocamera».',
        settingsIosOlder: 'Apra Impostazioni › {{browser}} e autorizzi «Fotocamera».',
        settingsAndroid:
          'Apra le Impostazioni del telefono › App › {{browser}} › Autorizzazioni e autorizzi la fotocamera.',
        settingsOther:
          'Apra le impostazioni del dispositivo e permetta a {{browser}} di usare la fotocamera.',
        screenTime:
          'In Impostazioni › Tempo di utilizzo › Restrizioni contenuti e privacy, controlli che la fotocamera sia consentita.',
        cameraSwitch:
          'Apra le impostazioni rapide in alto sullo schermo: «Accesso alla fotocamera» deve essere attivo.',
        reload: 'Torni qui e tocchi «{{restart}}».',
        restartPhone: 'Se non basta, riavvii il telefono.',
        closeOthers: 'Chiuda le altre app e schede: videochiamata, torcia, scanner…',
        uncoverLens: 'Controlli che nulla copra l’obiettivo.',
        originalLink: 'Riapra il link dal messaggio che ha ricevuto.',
        httpsAddress: 'Controlli che l’indirizzo inizi con «https».',
        ownTab: 'Copi il link e lo incolli in una nuova scheda del browser.',
        openMenu: 'Apra il menu di questa finestra: tre puntini o icona di condivisione.',
        openInBrowser: 'Scelga «Apri in {{target}}» o «Apri nel browser».',
        pasteLink: 'Nessun menu? Copi il link e lo incolli in {{target}}.',
        newerBrowser: 'Copi il link e lo apra in {{target}} aggiornato.',
        otherPhone: 'Continui su un altro telefono: mostri il codice e lo inquadri.',
      },
      thisBrowser: 'il suo browser',
      otherApp: 'un’altra app',
      restart: 'Ricarica la pagina',
      chooseInstead: 'Scegli una foto',
      copyLink: 'Copia il link',
      copied: 'Link copiato.',
      copyByHand: 'Tenga premuto il link per copiarlo:',
      otherPhone: 'Altro telefono',
      close: 'Chiudi',
      otherPhoneText: 'Inquadri questo codice con l’altro telefono per continuare.',
    },
    internalError: {
      title: 'Non è stato possibile inviare la foto',
      text: 'La foto non è andata persa. Riprovi tra un momento.',
      retry: 'Riprova',
      retake: 'Rifai la foto',
      sendLater: 'Continua e inviala più tardi',
    },
    announce: {
      tapNeeded: 'La fotocamera è pronta. Tocchi «Mostra l’immagine».',
      ready: 'La fotocamera è pronta.',
      switched: {
        environment: 'Fotocamera posteriore.',
        user: 'Fotocamera anteriore.',
      },
      taken: 'Foto scattata. Può usarla o rifarla.',
      sending: 'Invio della foto.',
      sent: 'Foto inviata: {{photo}}.',
      kept: 'Foto conservata, sarà inviata più tardi: {{photo}}.',
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
        waiting: 'In attesa di invio',
        uploading: 'Invio in corso',
        failed: 'Invio non riuscito',
        filled: 'Inviata',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Invio della foto: {{photo}}',
      thumbnailAlt: 'La sua foto: {{photo}}',
      thumbnailUnavailable: 'Foto inviata, anteprima non disponibile',
      previewUnavailable: 'Anteprima non disponibile',
      add: 'Aggiungi',
      retry: 'Riprova',
      delete: 'Elimina',
    },
    label: {
      add: 'Aggiungi la foto: {{photo}}',
      takePhoto: 'Scatta una foto: {{photo}}',
      choosePhoto: 'Scegli una foto: {{photo}}',
      cancel: 'Annulla l’invio: {{photo}}',
      retry: 'Riprova l’invio: {{photo}}',
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
    failed_one: 'Non è stato possibile inviare una foto. Riprovi o la elimini.',
    failed_other: 'Non è stato possibile inviare {{count}} foto. Riprovi o le elimini.',
    offline_one: 'Una foto attende la connessione. Potrà confermare appena sarà inviata.',
    offline_other: '{{count}} foto attendono la connessione. Potrà confermare appena saranno inviate.',
    unsent_one: 'Resta una foto da inviare. Potrà confermare subito dopo.',
    unsent_other: 'Restano {{count}} foto da inviare. Potrà confermare subito dopo.',
  },

  status: {
    finished: {
      title: 'Tutto fatto, grazie',
      text: 'Abbiamo ricevuto le sue foto.',
      textNothing: 'Abbiamo ricevuto la sua conferma.',
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
      text: 'Non abbiamo potuto verificare il link perché al momento il servizio non è raggiungibile. Riprovi tra qualche minuto.',
      offline: 'Non abbiamo potuto verificare il link. Controlli la connessione a Internet, poi riprovi.',
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
    photoKept: 'Foto conservata su questo telefono. Sarà inviata automaticamente appena possibile.',
    photoKeptInPage:
      'Foto conservata finché questa pagina resta aperta. Sarà inviata automaticamente appena possibile.',
    photoDeleted: 'Foto eliminata.',
    cameraNotFound: 'Nessuna fotocamera trovata. Scelga qui le sue foto.',
    languageUnavailable: 'Non è stato possibile caricare la sua lingua. Per ora la pagina è in italiano.',
  },
};
