import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The Dutch texts; formal address (u). */
export const nlNl: Texts = {
  documentTitle: {
    start: 'Beginnen – Foto’s van uw documenten',
    capture: '{{photo}} – Foto’s van uw documenten',
    confirm: 'Controleren en indienen – Foto’s van uw documenten',
    finished: 'Ingediend – Foto’s van uw documenten',
    refused: 'Nieuwe foto’s nodig – Foto’s van uw documenten',
    expired: 'Link verlopen – Foto’s van uw documenten',
    mobile: 'Verder op uw telefoon – Foto’s van uw documenten',
    notFound: 'Pagina niet gevonden – Foto’s van uw documenten',
  },

  shell: {
    footerPhotos: 'Uw foto’s gaan naar de organisatie die u deze link stuurde.',
    footerHelp: 'Hulp nodig? Neem contact op met die organisatie.',
    version: 'Versie {{version}}',
    loading: 'Laden…',
    offline: 'Geen internet\u00ADverbinding.',
    photosWait: 'Laat deze pagina open: uw foto’s worden verstuurd zodra er weer verbinding is.',
    connected: 'Er is weer verbinding.',
    unanswered: 'De dienst reageert op dit moment niet.',
    photosWaitForAnswer: 'Laat deze pagina open: uw foto’s worden verstuurd zodra de dienst weer reageert.',
    lastState: 'Deze pagina is misschien niet meer actueel.',
  },

  brand: {
    footerPhotos: 'Uw foto’s gaan naar {{recipient}}.',
    footerHelp: 'Hulp nodig? Neem contact op met {{recipient}}.',
    privacy: 'Privacy',
    imprint: 'Colofon',
    help: 'Hulp',
    startIntro: 'Voor uw aanvraag heeft {{recipient}} de volgende foto’s nodig.',
    finishedNext:
      'Uw foto’s worden nu gecontroleerd door {{recipient}}. Bewaar uw link: daar ziet u of er nieuwe foto’s nodig zijn.',
    expired:
      'U kunt hiermee geen foto’s meer versturen. Neem voor een nieuwe link contact op met {{recipient}}.',
  },

  actions: {
    cancel: 'Annuleren',
    takePhoto: 'Foto maken',
    choosePhoto: 'Foto kiezen',
  },

  link: {
    copy: 'Link kopiëren',
    copied: 'Link gekopieerd.',
    copyByHand: 'Houd de link ingedrukt om deze te kopiëren:',
  },

  documents: {
    title: {
      idCard: 'Identiteits\u00ADkaart',
      driverLicense: 'Rijbewijs',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Voor- en achterkant: twee foto’s',
      driverLicense: 'Voor- en achterkant: twee foto’s',
      clientPicture: 'Eén foto van uw gezicht',
    },
  },

  photos: {
    title: {
      idCardRecto: 'Identiteits\u00ADkaart: voorkant',
      idCardVerso: 'Identiteits\u00ADkaart: achter\u00ADkant',
      driverLicenseRecto: 'Rijbewijs: voorkant',
      driverLicenseVerso: 'Rijbewijs: achter\u00ADkant',
      clientPicture: 'Selfie',
    },
    side: {
      idCardRecto: 'Voorkant',
      idCardVerso: 'Achterkant',
      driverLicenseRecto: 'Voorkant',
      driverLicenseVerso: 'Achterkant',
      clientPicture: 'Selfie',
    },
    name: {
      idCardRecto: 'voorkant van de identiteitskaart',
      idCardVerso: 'achterkant van de identiteitskaart',
      driverLicenseRecto: 'voorkant van het rijbewijs',
      driverLicenseVerso: 'achterkant van het rijbewijs',
      clientPicture: 'selfie',
    },
  },

  start: {
    greeting: 'Goedendag',
    lastname: 'Op naam van {{lastname}}',
    intro:
      'De organisatie die u deze link stuurde, heeft voor uw aanvraag de volgende foto’s nodig. De foto’s gaan naar die organisatie.',
    summary_one: 'Eén foto, ongeveer een minuut',
    summary_other: '{{count}} foto’s, ongeveer twee minuten',
    introNothing: 'Voor uw aanvraag zijn geen foto’s nodig. U hoeft alleen te bevestigen.',
    documentsTitle: 'Deze foto’s zijn nodig',
    cameraNotice: 'Vraagt uw browser om de camera te gebruiken? Sta dit dan toe.',
    sound: 'Begeleid mij met geluid en trillingen',
    tipsTitle: 'Zo lukken de foto’s',
    tips: {
      light: 'Zoek een lichte plek zonder spiegelingen en schaduw.',
      flat: 'Leg het document plat op een effen ondergrond. Is het van papier? Vouw het dan helemaal open.',
      face: 'Laat voor de selfie uw hele gezicht zien en zet uw zonnebril af.',
    },
    action: 'Beginnen',
    inProgress: 'Een moment…',
  },

  capture: {
    back: 'Terug',
    step: 'Foto {{number}} van {{total}}',
    instruction: {
      idCardRecto: 'Zorg dat de voorkant van de kaart (met uw foto) het kader vult.',
      idCardVerso: 'Draai de kaart om en zorg dat de achterkant het kader vult.',
      driverLicenseRecto: 'Zorg dat de voorkant van het rijbewijs (met uw foto) het kader vult.',
      driverLicenseVerso: 'Draai het rijbewijs om en zorg dat de achterkant het kader vult.',
      clientPicture: 'Houd uw gezicht in het kader en kijk in de camera.',
    },
    viewfinder: 'Live camerabeeld',
    shutter: 'Foto maken',
    switchCamera: 'Camera wisselen',
    chooseInstead: 'Foto kiezen',
    rotate: {
      title: 'Draai uw telefoon',
      text: 'Houd hem rechtop om de foto te maken.',
      stay: 'Zo doorgaan',
    },
    init: {
      title: 'De camera start…',
      permission: 'Vraagt uw telefoon om de camera te gebruiken? Sta dit dan toe.',
    },
    overdue: {
      title: 'Het starten van de camera duurt even',
      text: 'Vraagt de browser om de camera? Sta dit dan toe. Zo niet, kies dan een foto.',
    },
    tap: {
      title: 'De camera is klaar voor gebruik',
      text: 'Tik op de knop om de camera te starten.',
      action: 'Camera starten',
    },
    preview: {
      title: 'Controleer de foto',
      question: {
        idCard: 'Is alles scherp, goed leesbaar en zonder spiegelingen?',
        driverLicense: 'Is alles scherp, goed leesbaar en zonder spiegelingen?',
        clientPicture: 'Is uw gezicht scherp en goed te zien?',
      },
      imageAlt: 'De foto die u net hebt gemaakt: {{photo}}',
      fileAlt: 'De gekozen foto: {{photo}}',
      retake: 'Opnieuw maken',
      use: 'Gebruiken',
    },
    guidance: {
      hint: {
        tooDark: 'Het is te donker',
        noDocument: 'Plaats het document in het kader',
        noFace: 'Breng uw gezicht in het kader',
        cutOff: {
          top: 'De bovenkant valt buiten beeld',
          right: 'De rechterkant valt buiten beeld',
          bottom: 'De onderkant valt buiten beeld',
          left: 'De linkerkant valt buiten beeld',
        },
        tooFar: 'Ga dichterbij',
        tooClose: 'Ga iets verder weg',
        tilted: 'Houd de telefoon er recht boven',
        turned: 'Leg het document recht',
        offCentre: 'Plaats het in het midden',
        covered: 'Haal uw vingers van het document',
        severalFaces: 'Eén persoon in beeld, alstublieft',
        holdStill: 'Houd de telefoon stil',
        holdFarther: 'Houd de telefoon iets verder weg',
        glare: 'Spiegeling: kantel het document iets',
        faceInsteadOfDocument: 'Eerst het document: plaats het in het kader',
        documentInsteadOfFace: 'Op deze foto moet uw gezicht staan',
        fillFrame: 'Maak de foto zodra het kader gevuld is',
        ready: 'Zo is het goed',
      },
      direction: {
        moveLeft: 'Beweeg de telefoon naar links',
        moveRight: 'Beweeg de telefoon naar rechts',
        moveUp: 'Beweeg de telefoon omhoog',
        moveDown: 'Beweeg de telefoon omlaag',
        moveCloser: 'Houd de telefoon dichterbij',
        moveFarther: 'Houd de telefoon verder weg',
      },
      warning: {
        faceInsteadOfDocument: 'Op de foto staat een gezicht, niet het document.',
        noDocument: 'Het document is niet helemaal te zien.',
        noFace: 'Er is geen gezicht te zien.',
        cutOff: 'Een deel van het document valt buiten beeld.',
        blurred: 'De foto is op sommige plekken onscherp.',
        glare: 'Een spiegeling verbergt een deel van het document.',
        tooDark: 'De foto is te donker.',
        tooSmall: 'Het document staat te klein op de foto.',
        sameSide: 'Dit lijkt dezelfde kant als op de eerdere foto.',
      },
      autoCapture: 'Automatisch',
      sound: 'Geluid en trillen',
      torch: 'Licht',
      resolution: {
        good: 'Goede resolutie: {{dpi}} dpi',
        low: 'Lage resolutie: {{dpi}} dpi',
        measured: 'Resolutie: {{dpi}} dpi',
      },
      loupe: { open: 'Deze plek vergroten', close: 'De hele foto tonen', alt: 'Vergroot deel van de foto' },
    },
    upload: {
      title: 'De foto wordt verstuurd…',
      text: 'Laat deze pagina open.',
      slow: 'Het versturen duurt even. U kunt doorgaan, maar laat deze pagina open.',
      goOn: 'Doorgaan',
    },
    cameraError: {
      title: {
        deniedHere: 'De toegang tot de camera is geblokkeerd',
        deniedBySystem: 'Uw telefoon blokkeert de camera',
        insecure: 'Deze pagina is niet beveiligd',
        blockedByPolicy: 'De camera staat uit op deze pagina',
        inAppBrowser: 'Open uw link in uw browser',
        unsupportedBrowser: 'Deze browser kan de camera niet openen',
        inUse: 'De camera is al in gebruik',
        none: 'Geen camera gevonden',
        unfit: 'De camera kon niet starten',
        noAnswer: 'De camera reageert niet',
        noPicture: 'De camera toont geen beeld',
        lost: 'De camera is gestopt',
      },
      text: {
        deniedHere: 'Deze site mag de camera niet gebruiken.',
        deniedBySystem: 'In de instellingen van uw telefoon is de camera voor deze browser geblokkeerd.',
        insecure: 'De camera opent alleen op een beveiligde pagina.',
        blockedByPolicy: 'De site die deze pagina toont, staat de camera niet toe.',
        inAppBrowser: 'Uw link is geopend in {{app}}. Daar is de camera niet beschikbaar.',
        unsupportedBrowser: 'De browser is te oud of wordt hier niet ondersteund.',
        inUse: 'Misschien gebruikt een andere app of een ander tabblad de camera.',
        none: 'Kies een foto die u al hebt of ga verder op een andere telefoon.',
        unfit: 'Uw telefoon kon geen bruikbaar beeld geven.',
        noAnswer: 'De browser heeft niet op tijd geantwoord.',
        noPicture: 'De camera staat aan, maar het beeld blijft zwart of staat stil.',
        lost: 'Misschien gebruikt een andere app de camera. Foto’s die al zijn verstuurd, zijn ontvangen.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Verschijnt er geen verzoek? {{step}}',
      stepsTitle: 'Wat u kunt doen',
      step: {
        acceptQuestion: 'Ziet u een verzoek om de camera te gebruiken? Sta dit dan toe.',
        reloadAndAllow: 'Tik op ‘{{restart}}’ en sta de camera toe als daarom wordt gevraagd.',
        safariSite:
          'Tik op het symbool links van het adres (‘Paginamenu’) en dan op ‘Website-instellingen’ › ‘Camera’ › ‘Sta toe’.',
        chromeSite:
          'Tik op het symbool links van het adres (‘Sitegegevens bekijken’), dan op ‘Rechten’, en zet ‘Camera’ aan.',
        firefoxSite:
          'Tik op het symbool links van het adres (‘Website-informatie’) en dan op ‘Camera’ om deze toe te staan.',
        browserSite:
          'Tik op het symbool links van het adres (vaak ‘Site-informatie’), open de rechten van de site en sta de camera toe.',
        settingsIos: 'Open Instellingen › Apps › {{browser}} en sta ‘Camera’ toe.',
        settingsIosOlder: 'Open Instellingen › {{browser}} en sta ‘Camera’ toe.',
        settingsAndroid:
          'Open de Instellingen van uw telefoon › Apps › {{browser}} › Rechten en sta de camera toe.',
        settingsOther: 'Open de instellingen van uw apparaat en sta {{browser}} toe de camera te gebruiken.',
        screenTime: 'Controleer in Instellingen › Schermtijd › Beperkingen of de camera is toegestaan.',
        cameraSwitch: 'Open de snelle instellingen boven aan het scherm: ‘Cameratoegang’ moet aanstaan.',
        reload: 'Kom hier terug en tik op ‘{{restart}}’.',
        restartPhone: 'Helpt dat niet, start uw telefoon dan opnieuw op.',
        closeOthers: 'Sluit andere apps en tabbladen: videogesprek, zaklamp, scanner…',
        uncoverLens: 'Zorg dat niets de lens bedekt.',
        originalLink: 'Open de link opnieuw vanuit het bericht dat u hebt ontvangen.',
        httpsAddress: 'Controleer of het adres met ‘https’ begint.',
        ownTab: 'Kopieer de link en plak deze in een nieuw tabblad van uw browser.',
        openMenu: 'Open het menu van dit venster: drie puntjes (‘Meer opties’) of het deelsymbool (‘Delen’).',
        openInBrowser: 'Kies ‘Openen in {{target}}’ of ‘Openen in browser’.',
        pasteLink: 'Geen menu? Kopieer de link en plak deze in {{target}}.',
        newerBrowser: 'Kopieer de link en open deze in een recente versie van {{target}}.',
        otherPhone: 'Tik op ‘{{otherPhone}}’ en scan de code met die telefoon.',
      },
      thisBrowser: 'uw browser',
      thisApp: 'deze app',
      otherApp: 'een andere app',
      restart: 'Pagina opnieuw laden',
      chooseInstead: 'Foto kiezen',
      otherPhone: 'Andere telefoon',
      close: 'Sluiten',
      otherPhoneText: 'Scan deze code met de andere telefoon om verder te gaan.',
    },
    internalError: {
      title: 'De foto kon niet worden verstuurd',
      text: 'De foto is er nog. Probeer het zo meteen opnieuw.',
      retry: 'Opnieuw proberen',
      retake: 'Foto opnieuw maken',
      sendLater: 'Verdergaan en later versturen',
    },
    announce: {
      online: 'U bent weer online.',
      tapNeeded: 'De camera is klaar voor gebruik. Tik op ‘Camera starten’.',
      ready: 'De camera is klaar voor gebruik.',
      switched: {
        environment: 'Camera aan de achterkant.',
        user: 'Camera aan de voorkant.',
      },
      taken: 'Foto gemaakt. U kunt de foto gebruiken of opnieuw maken.',
      sent: 'Foto verstuurd: {{photo}}.',
      kept: 'Foto bewaard, wordt later verstuurd: {{photo}}.',
    },
  },

  confirm: {
    title: 'Controleer uw foto’s',
    intro:
      'Elke foto moet scherp en duidelijk zijn. U kunt elke foto nog opnieuw maken. Na het indienen kunt u niets meer wijzigen.',
    titleNothing: 'U hoeft alleen nog te bevestigen',
    introNothing: 'Voor uw aanvraag zijn geen foto’s nodig.',
    cameraUnsupported:
      'In deze browser kan deze pagina de camera niet gebruiken. Kies uw foto’s of maak ze met de camera-app van uw telefoon.',
    tile: {
      state: {
        empty: 'Ontbreekt nog',
        waiting: 'Wordt later verstuurd',
        uploading: 'Wordt verstuurd',
        failed: 'Versturen mislukt',
        filled: 'Ontvangen',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Foto wordt verstuurd: {{photo}}',
      thumbnailAlt: 'Uw foto: {{photo}}',
      thumbnailUnavailable: 'Foto verstuurd, voorbeeld niet beschikbaar',
      previewUnavailable: 'Voorbeeld niet beschikbaar',
      add: 'Toevoegen',
      retry: 'Opnieuw proberen',
      delete: 'Verwijderen',
    },
    label: {
      add: 'Toevoegen: {{photo}}',
      takePhoto: 'Foto maken: {{photo}}',
      choosePhoto: 'Foto kiezen: {{photo}}',
      cancel: 'Versturen annuleren: {{photo}}',
      retry: 'Opnieuw proberen: {{photo}}',
      delete: 'Foto verwijderen: {{photo}}',
    },
    takeNext: {
      idCardRecto: 'Voorkant van de identiteits\u00ADkaart foto\u00ADgraferen',
      idCardVerso: 'Achter\u00ADkant van de identiteits\u00ADkaart foto\u00ADgraferen',
      driverLicenseRecto: 'Voorkant van het rijbewijs foto\u00ADgraferen',
      driverLicenseVerso: 'Achter\u00ADkant van het rijbewijs foto\u00ADgraferen',
      clientPicture: 'Selfie maken',
    },
    allReceived: 'We hebben al uw foto’s ontvangen. U kunt ze nu indienen.',
    viewer: {
      open: 'Foto vergroten: {{photo}}',
      zoomIn: 'Vergroten',
      zoomOut: 'Verkleinen',
      close: 'Sluiten',
    },
    deleteModal: {
      title: 'Deze foto verwijderen?',
      text: 'U moet deze foto opnieuw maken voordat u kunt afronden: {{photo}}.',
      no: 'Nee, bewaren',
      yes: 'Ja, verwijderen',
      inProgress: 'Verwijderen…',
    },
    action: 'Foto’s indienen',
    actionNothing: 'Bevestigen',
    inProgress: 'Een moment…',
    missing_one: 'Er ontbreekt nog één foto: {{photos, list}}.',
    missing_other: 'Er ontbreken nog {{count}} foto’s: {{photos, list}}.',
    missingMany: 'Er ontbreken nog {{number}} foto’s.',
    failed_one: 'Eén foto kon niet worden verstuurd. Probeer het opnieuw of verwijder de foto.',
    failed_other: '{{count}} foto’s konden niet worden verstuurd. Probeer het opnieuw of verwijder ze.',
    offline_one: 'Eén foto wacht op verbinding. U kunt uw foto’s indienen zodra die is verstuurd.',
    offline_other:
      '{{count}} foto’s wachten op verbinding. U kunt uw foto’s indienen zodra ze zijn verstuurd.',
    unsent_one: 'Eén foto wordt nog verstuurd. Daarna kunt u uw foto’s indienen.',
    unsent_other: '{{count}} foto’s worden nog verstuurd. Daarna kunt u uw foto’s indienen.',
  },

  status: {
    finished: {
      title: 'Foto’s ingediend, dank u wel',
      titleNothing: 'Bevestigd, dank u wel',
      text: 'We hebben uw foto’s ontvangen.',
      textNothing: 'We hebben uw bevestiging ontvangen.',
      nextTitle: 'Hoe gaat het verder?',
      nextText:
        'De organisatie die u deze link stuurde, controleert uw foto’s. Bewaar uw link: daar ziet u of er nieuwe foto’s nodig zijn.',
      continue: 'Verder naar {{host}}',
    },
    refused: {
      title: 'Nieuwe foto’s nodig',
      text: 'Uw foto’s konden niet worden goedgekeurd. Met ‘{{restart}}’ worden alle foto’s verwijderd en maakt u nieuwe.',
      commentLabel: 'Reden',
      restart: 'Opnieuw beginnen',
      inProgress: 'Een moment…',
    },
    expired: {
      title: 'Uw link is verlopen',
      text: 'U kunt hiermee geen foto’s meer versturen. Neem voor een nieuwe link contact op met de organisatie die u deze link stuurde.',
      back: 'Terug naar {{host}}',
    },
    closePage: 'U kunt deze pagina sluiten.',
  },

  mobile: {
    title: 'Ga verder op uw telefoon',
    text: 'De foto’s maakt u met een telefoon. Scan deze code met de camera van uw telefoon om uw link te openen.',
    qrCodeAlt: 'QR-code die uw link op een telefoon opent',
    linkLabel: 'Of open deze link op uw telefoon:',
    noLink: 'Open op uw telefoon het bericht met uw link en tik op de link.',
    copyByHand: 'Selecteer de link en kopieer deze.',
    started: 'Begonnen op uw telefoon',
    received: 'Ontvangen foto’s: {{received}} van {{required}}',
  },

  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Deze link is onvolledig of niet meer geldig. Open de link die u hebt ontvangen nog eens. Werkt dat niet, neem dan contact op met de organisatie die u deze link stuurde.',
    unreachable: {
      title: 'De dienst reageert niet',
      text: 'We konden uw link niet controleren, omdat de dienst op dit moment niet bereikbaar is. Probeer het over een paar minuten opnieuw.',
      offline:
        'We konden uw link niet controleren. Controleer uw internet\u00ADverbinding en probeer het opnieuw.',
      retry: 'Opnieuw proberen',
    },
  },

  failure: failureTexts['nl-nl'],

  toasts: {
    label: 'Meldingen',
    kind: {
      info: 'Informatie',
      warn: 'Let op',
      error: 'Fout',
    },
    close: 'Melding sluiten',
  },

  Errors: {
    internalError: {
      start: 'Beginnen is niet gelukt. Probeer het opnieuw.',
      finish: 'Uw foto’s konden niet worden ingediend. Probeer het opnieuw.',
      reset: 'Opnieuw beginnen is niet gelukt. Probeer het opnieuw.',
      delete: 'De foto is niet verwijderd. Probeer het opnieuw.',
      upload: 'De foto is niet verstuurd. U kunt het opnieuw proberen onder ‘{{screen}}’.',
    },
    imageSize: 'Deze foto is groter dan {{maximumMegabytes}} MB. Kies een kleinere.',
    imageExtension: 'Dit bestand is geen JPEG- of PNG-foto. Kies een ander bestand.',
  },
  Toasts: {
    fileUnreadable: 'Dit bestand kan niet worden gelezen. Kies een ander bestand.',
    photoSent: 'Foto verstuurd.',
    photoKept:
      'De foto is op deze telefoon bewaard en wordt verstuurd zodra het kan. Sluit u de pagina, open uw link dan binnen {{keptHours}} uur opnieuw.',
    photoKeptInPage: 'De foto blijft bewaard zolang deze pagina openstaat en wordt verstuurd zodra het kan.',
    photoDeleted: 'Foto verwijderd.',
    cameraNotFound: 'Geen camera gevonden. Kies uw foto’s hier.',
    languageUnavailable:
      'Uw taal kon niet worden geladen. De pagina wordt voorlopig in het Nederlands getoond.',
  },
};
