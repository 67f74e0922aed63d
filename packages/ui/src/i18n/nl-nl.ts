import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The Dutch texts; formal address (u). */
export const nlNl: Texts = {
  documentTitle: {
    start: 'Beginnen – Foto’s van uw documenten',
    capture: 'Foto’s maken – Foto’s van uw documenten',
    confirm: 'Controleren en bevestigen – Foto’s van uw documenten',
    status: 'Status – Foto’s van uw documenten',
    mobile: 'Verder op uw telefoon – Foto’s van uw documenten',
    notFound: 'Pagina niet gevonden – Foto’s van uw documenten',
  },

  shell: {
    footerPhotos: 'Uw foto’s gaan naar de afzender van uw link.',
    footerHelp: 'Hulp nodig? Neem contact op met de afzender.',
    version: 'Versie {{version}}',
    loading: 'Laden…',
    offline: 'Geen internetverbinding.',
    photosWait: 'Uw foto’s worden verstuurd zodra die er weer is.',
    unanswered: 'De dienst reageert op dit moment niet.',
    photosWaitForAnswer: 'Uw foto’s worden verstuurd zodra dat weer lukt.',
    lastState: 'U ziet de laatst bewaarde stand.',
  },

  actions: {
    cancel: 'Annuleren',
    takePhoto: 'Foto maken',
    choosePhoto: 'Foto kiezen',
  },

  documents: {
    title: {
      idCard: 'Identiteitskaart',
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
      idCardRecto: 'Identiteitskaart: voorkant',
      idCardVerso: 'Identiteitskaart: achterkant',
      driverLicenseRecto: 'Rijbewijs: voorkant',
      driverLicenseVerso: 'Rijbewijs: achterkant',
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
    greeting: 'Goedendag {{lastname}}',
    greetingGeneric: 'Goedendag',
    intro: 'We hebben de onderstaande foto’s van u nodig. We helpen u stap voor stap.',
    introNothing: 'We hebben geen foto’s van u nodig. U hoeft alleen te bevestigen.',
    documentsTitle: 'Deze foto’s maakt u',
    cameraNotice: 'Vraagt uw browser om de camera te gebruiken? Sta dit dan toe.',
    tipsTitle: 'Zo lukken de foto’s',
    tips: {
      light: 'Zoek een plek met veel licht.',
      flat: 'Leg het document plat op een effen ondergrond.',
      reflection: 'Vermijd weerspiegeling en schaduw.',
      face: 'Voor de selfie: houd uw gezicht vrij en zet een zonnebril af.',
    },
    action: 'Beginnen',
    inProgress: 'Een moment…',
  },

  capture: {
    step: 'Foto {{number}} van {{total}}',
    instruction: {
      idCardRecto: 'Vul het kader met de voorkant van de kaart, waar uw foto op staat.',
      idCardVerso: 'Draai de kaart om en vul het kader met de achterkant.',
      driverLicenseRecto: 'Vul het kader met de voorkant van het rijbewijs, waar uw foto op staat.',
      driverLicenseVerso: 'Draai het rijbewijs om en vul het kader met de achterkant.',
      clientPicture: 'Houd uw gezicht in het kader en kijk in de camera.',
    },
    viewfinder: 'Camerabeeld',
    shutter: 'Foto maken',
    switchCamera: 'Andere camera',
    chooseInstead: 'Foto kiezen',
    rotate: {
      title: 'Draai uw telefoon',
      text: 'Houd hem rechtop om de foto te maken.',
    },
    init: {
      title: 'De camera start…',
      permission: 'Vraagt uw telefoon om de camera te gebruiken? Sta dit dan toe.',
    },
    overdue: {
      title: 'De camera laat op zich wachten',
      text: 'Vraagt de browser om de camera? Sta dit dan toe. Zo niet, kies dan een foto.',
    },
    tap: {
      title: 'De camera is klaar',
      text: 'Tik op de knop om het beeld te zien.',
      action: 'Beeld tonen',
    },
    preview: {
      title: 'Controleer de foto',
      question: {
        idCard: 'Is alles scherp, goed leesbaar en zonder weerspiegeling?',
        driverLicense: 'Is alles scherp, goed leesbaar en zonder weerspiegeling?',
        clientPicture: 'Is uw gezicht scherp en goed te zien?',
      },
      imageAlt: 'De foto die u net hebt gemaakt: {{photo}}',
      retake: 'Opnieuw',
      use: 'Gebruiken',
    },
    upload: {
      title: 'De foto wordt verstuurd…',
      text: 'Laat deze pagina open.',
      slow: 'Het versturen duurt even. U kunt doorgaan: het gaat op de achtergrond verder.',
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
        deniedBySystem: 'Volgens de instellingen van de telefoon mag deze browser de camera niet gebruiken.',
        insecure: 'De camera opent alleen op een beveiligde pagina.',
        blockedByPolicy: 'De site die deze pagina toont, staat de camera niet toe.',
        inAppBrowser: 'Uw link is geopend in {{app}}. Daar is de camera niet beschikbaar.',
        unsupportedBrowser: 'De browser is te oud of wordt hier niet ondersteund.',
        inUse: 'Misschien gebruikt een andere app of een ander tabblad de camera.',
        none: 'Kies een foto die u al hebt of ga verder op een andere telefoon.',
        unfit: 'Uw telefoon kon geen bruikbaar beeld geven.',
        noAnswer: 'De browser heeft niet op tijd geantwoord.',
        noPicture: 'De camera staat aan, maar het beeld blijft zwart of staat stil.',
        lost: 'Misschien gebruikt een andere app de camera. Foto’s die al verstuurd zijn, blijven bewaard.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Geen vraag? {{step}}',
      stepsTitle: 'Wat u kunt doen',
      step: {
        acceptQuestion: 'Ziet u een verzoek om de camera te gebruiken? Sta dit dan toe.',
        reloadAndAllow: 'Tik op ‘{{restart}}’ en sta de camera toe als daarom wordt gevraagd.',
        safariSite:
          'Tik op het symbool links van het adres en dan op ‘Website-instellingen’ › ‘Camera’ › ‘Sta toe’.',
        chromeSite: 'Tik op het symbool links van het adres, dan op ‘Rechten’, en zet ‘Camera’ aan.',
        firefoxSite: 'Tik op het symbool links van het adres en dan op ‘Camera’ om deze toe te staan.',
        browserSite:
          'Tik op het symbool links van het adres, open de rechten van de site en sta de camera toe.',
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
        openMenu: 'Open het menu van dit venster: drie puntjes of het deelsymbool.',
        openInBrowser: 'Kies ‘Openen in {{target}}’ of ‘Openen in browser’.',
        pasteLink: 'Geen menu? Kopieer de link en plak deze in {{target}}.',
        newerBrowser: 'Kopieer de link en open deze in een bijgewerkte {{target}}.',
        otherPhone: 'Ga verder op een andere telefoon: toon de code en scan die.',
      },
      thisBrowser: 'uw browser',
      otherApp: 'een andere app',
      restart: 'Pagina opnieuw laden',
      chooseInstead: 'Foto kiezen',
      copyLink: 'Link kopiëren',
      copied: 'Link gekopieerd.',
      copyByHand: 'Houd de link ingedrukt om deze te kopiëren:',
      otherPhone: 'Andere telefoon',
      close: 'Sluiten',
      otherPhoneText: 'Scan deze code met de andere telefoon om verder te gaan.',
    },
    internalError: {
      title: 'De foto kon niet worden verstuurd',
      text: 'De foto is niet verloren. Probeer het zo meteen opnieuw.',
      retry: 'Opnieuw proberen',
      retake: 'Foto opnieuw maken',
      sendLater: 'Verdergaan en later versturen',
    },
    announce: {
      tapNeeded: 'De camera is klaar. Tik op ‘Beeld tonen’.',
      ready: 'De camera is klaar.',
      switched: {
        environment: 'Camera aan de achterkant.',
        user: 'Camera aan de voorkant.',
      },
      taken: 'Foto gemaakt. U kunt de foto gebruiken of opnieuw maken.',
      sending: 'De foto wordt verstuurd.',
      sent: 'Foto verstuurd: {{photo}}.',
      kept: 'Foto bewaard, wordt later verstuurd: {{photo}}.',
      failed: 'De foto is niet verstuurd. U kunt het opnieuw proberen.',
    },
  },

  confirm: {
    title: 'Controleer uw foto’s',
    intro: 'Elke foto moet scherp en duidelijk zijn. U kunt een foto nu nog vervangen.',
    titleNothing: 'U hoeft alleen nog te bevestigen',
    introNothing: 'We hebben geen foto’s van u nodig.',
    cameraUnsupported:
      'Deze browser kan de camera hier niet openen. Kies uw foto’s of maak ze met de camera-app van uw telefoon.',
    tile: {
      state: {
        empty: 'Ontbreekt nog',
        waiting: 'Wacht op versturen',
        uploading: 'Wordt verstuurd',
        failed: 'Versturen mislukt',
        filled: 'Verstuurd',
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
      retry: 'Opnieuw versturen: {{photo}}',
      delete: 'Foto verwijderen: {{photo}}',
    },
    deleteModal: {
      title: 'Deze foto verwijderen?',
      text: 'Om te bevestigen moet u de foto opnieuw toevoegen: {{photo}}.',
      no: 'Nee, bewaren',
      yes: 'Ja, verwijderen',
      inProgress: 'Verwijderen…',
    },
    action: 'Bevestigen',
    inProgress: 'Bevestigen…',
    missing_one: 'Voeg nog één foto toe om te bevestigen: {{photos, list}}.',
    missing_other: 'Voeg nog {{count}} foto’s toe om te bevestigen: {{photos, list}}.',
    missingMany: 'Voeg nog {{number}} foto’s toe om te bevestigen.',
    failed_one: 'Eén foto kon niet worden verstuurd. Probeer het opnieuw of verwijder de foto.',
    failed_other: '{{count}} foto’s konden niet worden verstuurd. Probeer het opnieuw of verwijder ze.',
    offline_one: 'Eén foto wacht op verbinding. U kunt bevestigen zodra die is verstuurd.',
    offline_other: '{{count}} foto’s wachten op verbinding. U kunt bevestigen zodra ze zijn verstuurd.',
    unsent_one: 'Er moet nog één foto worden verstuurd. Daarna kunt u bevestigen.',
    unsent_other: 'Er moeten nog {{count}} foto’s worden verstuurd. Daarna kunt u bevestigen.',
  },

  status: {
    finished: {
      title: 'Klaar, dank u wel',
      text: 'We hebben uw foto’s ontvangen.',
      textNothing: 'We hebben uw bevestiging ontvangen.',
      continue: 'Verder',
    },
    refused: {
      title: 'Nieuwe foto’s nodig',
      text: 'Uw foto’s konden niet worden goedgekeurd. U kunt nu nieuwe maken.',
      commentLabel: 'Opgegeven reden',
      restart: 'Opnieuw beginnen',
      inProgress: 'Een moment…',
    },
    expired: {
      title: 'Uw link is verlopen',
      text: 'U kunt hiermee geen foto’s meer versturen. Neem voor een nieuwe link contact op met de afzender.',
      back: 'Terug naar de website',
    },
    closePage: 'U kunt deze pagina sluiten.',
  },

  mobile: {
    title: 'Ga verder op uw telefoon',
    text: 'De foto’s maakt u met een telefoon. Scan deze code met de camera van uw telefoon om uw link te openen.',
    qrCodeAlt: 'QR-code die uw link op een telefoon opent',
    linkLabel: 'Of open dit adres op uw telefoon:',
    noLink: 'Open op uw telefoon het bericht met uw link en tik op de link.',
  },

  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Deze link is onvolledig of niet meer geldig. Open de link die u hebt ontvangen nog eens. Werkt dat niet, neem dan contact op met de afzender.',
    unreachable: {
      title: 'De dienst reageert niet',
      text: 'We konden uw link niet controleren, omdat de dienst op dit moment niet bereikbaar is. Probeer het over een paar minuten opnieuw.',
      offline: 'We konden uw link niet controleren. Controleer uw internetverbinding en probeer het opnieuw.',
      retry: 'Opnieuw proberen',
    },
  },

  failure: failureTexts['nl-nl'],

  toasts: {
    label: 'Meldingen',
    kind: {
      success: 'Gelukt',
      info: 'Informatie',
      warn: 'Let op',
      error: 'Fout',
    },
    close: 'Melding sluiten',
  },

  Errors: {
    internalError: 'Dat is niet gelukt. Probeer het opnieuw.',
    imageSize: 'Deze foto is groter dan {{maximumMegabytes}} MB. Kies een kleinere.',
    imageExtension: 'Dit bestand is geen JPEG- of PNG-foto. Kies een ander bestand.',
  },
  Toasts: {
    photoSent: 'Foto verstuurd.',
    photoKept: 'De foto is op deze telefoon bewaard en wordt automatisch verstuurd zodra het kan.',
    photoKeptInPage:
      'De foto blijft bewaard zolang deze pagina openstaat en wordt automatisch verstuurd zodra het kan.',
    photoDeleted: 'Foto verwijderd.',
    cameraNotFound: 'Geen camera gevonden. Kies uw foto’s hier.',
    languageUnavailable:
      'Uw taal kon niet worden geladen. De pagina wordt voorlopig in het Nederlands getoond.',
  },
};
