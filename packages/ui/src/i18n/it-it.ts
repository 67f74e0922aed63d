import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The Italian texts; formal address (Lei), but buttons in the short imperative, as is usual. */
export const itIt: Texts = {
  documentTitle: {
    start: 'Iniziare – Foto dei documenti',
    capture: '{{photo}} – Foto dei documenti',
    confirm: 'Controllare e confermare – Foto dei documenti',
    finished: 'Conferma ricevuta – Foto dei documenti',
    refused: 'Servono nuove foto – Foto dei documenti',
    expired: 'Link scaduto – Foto dei documenti',
    mobile: 'Continuare sul telefono – Foto dei documenti',
    notFound: 'Pagina non trovata – Foto dei documenti',
  },

  shell: {
    footerPhotos: 'Le sue foto vengono inviate all’organizzazione che le ha mandato questo link.',
    footerHelp: 'Serve aiuto? Si rivolga a questa organizzazione.',
    version: 'Versione {{version}}',
    loading: 'Caricamento…',
    offline: 'Nessuna connessione a Internet.',
    photosWait: 'Tenga aperta questa pagina: le foto saranno inviate appena torna la connessione.',
    connected: 'La connessione è tornata.',
    unanswered: 'Al momento il servizio non risponde.',
    photosWaitForAnswer: 'Tenga aperta questa pagina: le foto saranno inviate appena il servizio risponde.',
    lastState: 'Questa pagina potrebbe non essere aggiornata.',
  },

  brand: {
    footerPhotos: 'Le sue foto vengono inviate a {{recipient}}.',
    footerHelp: 'Serve aiuto? Contatti {{recipient}}.',
    privacy: 'Privacy',
    imprint: 'Note legali',
    help: 'Aiuto',
    startIntro: 'Per la sua pratica, {{recipient}} ha bisogno delle foto qui sotto.',
    finishedNext:
      'Ora {{recipient}} controllerà le foto. Conservi il link: le indicherà se servono nuove foto.',
    expired: 'Non permette più di inviare foto. Per averne uno nuovo, contatti {{recipient}}.',
  },

  actions: {
    cancel: 'Annulla',
    takePhoto: 'Scatta una foto',
    choosePhoto: 'Scegli una foto',
  },

  link: {
    copy: 'Copia il link',
    copied: 'Link copiato.',
    copyByHand: 'Tenga premuto il link per copiarlo:',
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
    greeting: 'Buongiorno',
    lastname: 'Pratica a nome di {{lastname}}',
    intro:
      'L’organizzazione che le ha mandato questo link ha bisogno delle foto qui sotto per la sua pratica. Le foto vengono inviate a questa organizzazione.',
    summary_one: 'Una foto, circa un minuto',
    summary_other: '{{count}} foto, circa due minuti',
    introNothing: 'Per la sua pratica non serve nessuna foto. Dovrà solo confermare.',
    documentsTitle: 'Che cosa fotografare',
    cameraNotice: 'Se il browser chiede l’accesso alla fotocamera, lo autorizzi.',
    sound: 'Guidami con suono e vibrazione',
    tipsTitle: 'Per foto ben riuscite',
    tips: {
      light: 'Scelga un posto ben illuminato, senza riflessi né ombre.',
      flat: 'Appoggi il documento ben disteso su una superficie a tinta unita. Se è cartaceo, lo apra completamente.',
      face: 'Per il selfie, tenga il viso scoperto e si tolga gli occhiali da sole.',
    },
    action: 'Inizia',
    inProgress: 'Un momento…',
  },

  capture: {
    back: 'Indietro',
    step: 'Foto {{number}} di {{total}}',
    instruction: {
      idCardRecto: 'Inquadri il fronte della carta (il lato con la foto) in modo che riempia il riquadro.',
      idCardVerso: 'Giri la carta e inquadri il retro in modo che riempia il riquadro.',
      driverLicenseRecto:
        'Inquadri il fronte della patente (il lato con la foto) in modo che riempia il riquadro.',
      driverLicenseVerso: 'Giri la patente e inquadri il retro in modo che riempia il riquadro.',
      clientPicture: 'Metta il viso nel riquadro e guardi l’obiettivo.',
    },
    viewfinder: 'Immagine in diretta della fotocamera',
    shutter: 'Scatta la foto',
    switchCamera: 'Cambia fotocamera',
    chooseInstead: 'Scegli una foto',
    rotate: {
      title: 'Ruoti il telefono',
      text: 'Lo tenga in verticale per scattare la foto.',
      stay: 'Continua così',
    },
    init: {
      title: 'Avvio della fotocamera…',
      permission: 'Se il telefono chiede l’accesso alla fotocamera, lo autorizzi.',
    },
    overdue: {
      title: 'La fotocamera tarda ad avviarsi',
      text: 'Se compare una richiesta di accesso, la accetti. Altrimenti, scelga una foto.',
    },
    tap: {
      title: 'La fotocamera è pronta',
      text: 'Tocchi il pulsante per attivarla.',
      action: 'Attiva la fotocamera',
    },
    preview: {
      title: 'Controlli la foto',
      question: {
        idCard: 'È tutto nitido, leggibile e senza riflessi?',
        driverLicense: 'È tutto nitido, leggibile e senza riflessi?',
        clientPicture: 'Il viso è nitido e ben visibile?',
      },
      imageAlt: 'La foto appena scattata: {{photo}}',
      fileAlt: 'La foto scelta: {{photo}}',
      retake: 'Rifai',
      use: 'Usa questa foto',
    },
    guidance: {
      hint: {
        tooDark: 'C’è poca luce',
        noDocument: 'Metta il documento nel riquadro',
        noFace: 'Metta il viso nel riquadro',
        cutOff: {
          top: 'Il documento è tagliato in alto',
          right: 'Il documento è tagliato a destra',
          bottom: 'Il documento è tagliato in basso',
          left: 'Il documento è tagliato a sinistra',
        },
        tooFar: 'Si avvicini',
        tooClose: 'Si allontani un po’',
        tilted: 'Tenga il telefono parallelo al documento',
        turned: 'Raddrizzi il documento',
        offCentre: 'Lo centri nel riquadro',
        covered: 'Tolga le dita dal documento',
        severalFaces: 'Una sola persona, per favore',
        holdStill: 'Non si muova',
        holdFarther: 'Allontani un po’ il telefono',
        glare: 'C’è un riflesso: inclini un po’ il documento',
        faceInsteadOfDocument: 'Prima il documento: lo metta nel riquadro',
        documentInsteadOfFace: 'Questa foto deve mostrare il suo viso',
        fillFrame: 'Scatti la foto quando riempie il riquadro',
        ready: 'Così va bene',
      },
      direction: {
        moveLeft: 'Sposti il telefono a sinistra',
        moveRight: 'Sposti il telefono a destra',
        moveUp: 'Sposti il telefono in alto',
        moveDown: 'Sposti il telefono in basso',
        moveCloser: 'Avvicini il telefono',
        moveFarther: 'Allontani il telefono',
      },
      warning: {
        faceInsteadOfDocument: 'La foto mostra un viso, non il documento.',
        noDocument: 'Il documento non si vede per intero.',
        noFace: 'Non si vede alcun viso.',
        cutOff: 'Una parte del documento è tagliata.',
        blurred: 'La foto è sfocata in alcuni punti.',
        glare: 'Un riflesso copre parte del documento.',
        tooDark: 'La foto è troppo scura.',
        tooSmall: 'Nella foto il documento è troppo piccolo.',
        sameSide: 'Sembra lo stesso lato della foto precedente.',
      },
      autoCapture: 'Automatico',
      sound: 'Suono e vibrazione',
      torch: 'Luce',
      resolution: {
        good: 'Buona risoluzione: {{dpi}} dpi',
        low: 'Risoluzione bassa: {{dpi}} dpi',
        measured: 'Risoluzione: {{dpi}} dpi',
      },
      loupe: {
        open: 'Ingrandisci il punto interessato',
        close: 'Mostra tutta la foto',
        alt: 'Dettaglio ingrandito della foto',
      },
    },
    upload: {
      title: 'Invio della foto…',
      text: 'Tenga aperta questa pagina.',
      slow: 'L’invio richiede tempo. Può continuare, ma tenga aperta questa pagina.',
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
        lost: 'Forse la sta usando un’altra app. Le foto già inviate sono state ricevute.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Non compare la richiesta? {{step}}',
      stepsTitle: 'Che cosa può fare',
      step: {
        acceptQuestion: 'Se compare la richiesta di accesso alla fotocamera, la accetti.',
        reloadAndAllow: 'Tocchi «{{restart}}» e autorizzi la fotocamera quando compare la richiesta.',
        safariSite:
          'Tocchi l’icona a sinistra dell’indirizzo («Menu pagina»), poi «Impostazioni sito web» › «Fotocamera» › «Consenti».',
        chromeSite:
          'Tocchi l’icona a sinistra dell’indirizzo («Visualizza informazioni sito»), poi «Autorizzazioni», e attivi «Fotocamera».',
        firefoxSite:
          'Tocchi l’icona a sinistra dell’indirizzo («Informazioni sito»), poi «Fotocamera» per autorizzarla.',
        browserSite:
          'Tocchi l’icona a sinistra dell’indirizzo (spesso «Informazioni sul sito»), apra le autorizzazioni del sito e autorizzi la fotocamera.',
        settingsIos: 'Apra Impostazioni › App › {{browser}} e autorizzi «Fotocamera».',
        settingsIosOlder: 'Apra Impostazioni › {{browser}} e autorizzi «Fotocamera».',
        settingsAndroid:
          'Apra le Impostazioni del telefono › App › {{browser}} › Autorizzazioni e autorizzi la fotocamera.',
        settingsOther: 'Apra le impostazioni del dispositivo: {{browser}} deve poter usare la fotocamera.',
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
        openMenu:
          'Apra il menu di questa finestra: i tre puntini («Altre opzioni») o l’icona di condivisione («Condividi»).',
        openInBrowser: 'Scelga «Apri in {{target}}» o «Apri nel browser».',
        pasteLink: 'Nessun menu? Copi il link e lo incolli in {{target}}.',
        newerBrowser: 'Copi il link e lo apra in una versione aggiornata di {{target}}.',
        otherPhone: 'Tocchi «{{otherPhone}}», poi inquadri il codice con quel telefono.',
      },
      thisBrowser: 'il suo browser',
      thisApp: 'questa app',
      otherApp: 'un’altra app',
      restart: 'Ricarica la pagina',
      chooseInstead: 'Scegli una foto',
      otherPhone: 'Altro telefono',
      close: 'Chiudi',
      otherPhoneText: 'Inquadri questo codice con l’altro telefono per continuare.',
    },
    internalError: {
      title: 'Non è stato possibile inviare la foto',
      text: 'La foto è ancora qui. Riprovi tra un momento.',
      retry: 'Riprova',
      retake: 'Rifai la foto',
      sendLater: 'Continua e invia più tardi',
    },
    announce: {
      online: 'La connessione è tornata.',
      tapNeeded: 'La fotocamera è pronta. Tocchi «Attiva la fotocamera».',
      ready: 'La fotocamera è pronta.',
      switched: {
        environment: 'Fotocamera posteriore.',
        user: 'Fotocamera anteriore.',
      },
      taken: 'Foto scattata. Può usarla o rifarla.',
      sent: 'Foto inviata: {{photo}}.',
      kept: 'Foto conservata, sarà inviata più tardi: {{photo}}.',
    },
  },

  confirm: {
    title: 'Controlli le foto',
    intro:
      'Ogni foto deve essere nitida e ben visibile. Può ancora rifarne una. Dopo la conferma non potrà più cambiarle.',
    titleNothing: 'Non resta che confermare',
    introNothing: 'Per la sua pratica non serve nessuna foto.',
    cameraUnsupported:
      'In questo browser, questa pagina non può usare la fotocamera. Scelga le foto oppure le scatti con l’app fotocamera del telefono.',
    tile: {
      state: {
        empty: 'Da aggiungere',
        waiting: 'In attesa di invio',
        uploading: 'Invio in corso',
        failed: 'Invio non riuscito',
        filled: 'Ricevuta',
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
      retry: 'Riprova: {{photo}}',
      delete: 'Elimina la foto: {{photo}}',
    },
    takeNext: {
      idCardRecto: 'Foto\u00ADgrafare il fronte della carta d’identità',
      idCardVerso: 'Foto\u00ADgrafare il retro della carta d’identità',
      driverLicenseRecto: 'Foto\u00ADgrafare il fronte della patente di guida',
      driverLicenseVerso: 'Foto\u00ADgrafare il retro della patente di guida',
      clientPicture: 'Scattare il selfie',
    },
    allReceived: 'Abbiamo ricevuto tutte le foto. Ora può confermarle.',
    viewer: {
      open: 'Ingrandisci la foto: {{photo}}',
      zoomIn: 'Ingrandisci',
      zoomOut: 'Riduci',
      close: 'Chiudi',
    },
    deleteModal: {
      title: 'Eliminare questa foto?',
      text: 'Dovrà rifare questa foto prima di poter concludere: {{photo}}.',
      no: 'No, conserva',
      yes: 'Sì, elimina',
      inProgress: 'Eliminazione…',
    },
    action: 'Conferma le foto',
    actionNothing: 'Conferma',
    inProgress: 'Un momento…',
    missing_one: 'Manca ancora una foto: {{photos, list}}.',
    missing_other: 'Mancano ancora {{count}} foto: {{photos, list}}.',
    missingMany: 'Mancano ancora {{number}} foto.',
    failed_one: 'Non è stato possibile inviare una foto. Riprovi o la elimini.',
    failed_other: 'Non è stato possibile inviare {{count}} foto. Riprovi o le elimini.',
    offline_one: 'Una foto attende la connessione. Potrà confermare appena sarà inviata.',
    offline_other: '{{count}} foto attendono la connessione. Potrà confermare appena saranno inviate.',
    unsent_one: 'Una foto è in corso di invio. Potrà confermare subito dopo.',
    unsent_other: '{{count}} foto sono in corso di invio. Potrà confermare subito dopo.',
  },

  status: {
    finished: {
      title: 'Foto confermate, grazie',
      titleNothing: 'Conferma ricevuta, grazie',
      text: 'Abbiamo ricevuto le sue foto.',
      textNothing: 'Abbiamo ricevuto la sua conferma.',
      nextTitle: 'Che cosa succede ora',
      nextText:
        'L’organizzazione che le ha mandato questo link controllerà le foto. Conservi il link: le indicherà se servono nuove foto.',
      continue: 'Continua su {{host}}',
    },
    refused: {
      title: 'Servono nuove foto',
      text: 'Non è stato possibile accettare le sue foto. Toccando «{{restart}}», verranno eliminate tutte e ne scatterà di nuove.',
      commentLabel: 'Motivo',
      restart: 'Ricomincia',
      inProgress: 'Un momento…',
    },
    expired: {
      title: 'Il link è scaduto',
      text: 'Non permette più di inviare foto. Per averne uno nuovo, si rivolga all’organizzazione che glielo ha mandato.',
      back: 'Torna su {{host}}',
    },
    closePage: 'Può chiudere questa pagina.',
  },

  mobile: {
    title: 'Continui sul telefono',
    text: 'Le foto si scattano con un telefono. Inquadri questo codice con la fotocamera del telefono per aprire il link.',
    qrCodeAlt: 'Codice QR che apre il link su un telefono',
    linkLabel: 'Oppure apra questo link sul telefono:',
    noLink: 'Apra sul telefono il messaggio che contiene il link, poi tocchi il link.',
    copyByHand: 'Selezioni il link e lo copi.',
    started: 'Pratica iniziata sul telefono',
    received: 'Foto ricevute: {{received}} di {{required}}',
  },

  notFound: {
    title: 'Pagina non trovata',
    text: 'Questo link è incompleto o non è più valido. Riapra quello che ha ricevuto. Se non funziona, si rivolga all’organizzazione che glielo ha mandato.',
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
      info: 'Informazione',
      warn: 'Attenzione',
      error: 'Errore',
    },
    close: 'Chiudi il messaggio',
  },

  Errors: {
    internalError: {
      start: 'Non è stato possibile iniziare. Riprovi.',
      finish: 'Non è stato possibile confermare le foto. Riprovi.',
      reset: 'Non è stato possibile ricominciare. Riprovi.',
      delete: 'La foto non è stata eliminata. Riprovi.',
      upload: 'La foto non è stata inviata. Potrà riprovare in «{{screen}}».',
    },
    imageSize: 'Questa foto supera i {{maximumMegabytes}} MB. Ne scelga una più leggera.',
    imageExtension: 'Questo file non è una foto JPEG o PNG. Ne scelga un altro.',
  },
  Toasts: {
    fileUnreadable: 'Non è possibile leggere questo file. Ne scelga un altro.',
    photoSent: 'Foto inviata.',
    photoKept:
      'Foto conservata su questo telefono. Sarà inviata appena possibile. Se chiude la pagina, riapra il link entro {{keptHours}} ore.',
    photoKeptInPage: 'La foto è conservata finché questa pagina resta aperta. Sarà inviata appena possibile.',
    photoDeleted: 'Foto eliminata.',
    cameraNotFound: 'Nessuna fotocamera trovata. Scelga qui le sue foto.',
    languageUnavailable: 'Non è stato possibile caricare la sua lingua. Per ora la pagina è in italiano.',
  },
};
