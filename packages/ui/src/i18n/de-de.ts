import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The German texts; formal address (Sie). */
export const deDe: Texts = {
  documentTitle: {
    start: 'Starten – Fotos Ihrer Dokumente',
    capture: '{{photo}} – Fotos Ihrer Dokumente',
    confirm: 'Prüfen und einreichen – Fotos Ihrer Dokumente',
    finished: 'Eingereicht – Fotos Ihrer Dokumente',
    refused: 'Neue Fotos erforderlich – Fotos Ihrer Dokumente',
    expired: 'Link abgelaufen – Fotos Ihrer Dokumente',
    mobile: 'Auf dem Smartphone fortfahren – Fotos Ihrer Dokumente',
    notFound: 'Seite nicht gefunden – Fotos Ihrer Dokumente',
  },

  shell: {
    footerPhotos: 'Ihre Fotos gehen an die Stelle, die Ihnen diesen Link geschickt hat.',
    footerHelp: 'Brauchen Sie Hilfe? Wenden Sie sich bitte an diese Stelle.',
    version: 'Version {{version}}',
    loading: 'Wird geladen …',
    offline: 'Keine Internet\u00ADverbindung.',
    photosWait:
      'Ihre Fotos sind auf diesem Smartphone gesichert und werden gesendet, sobald Sie online sind. Sie können innerhalb von {{keptHours}} Stunden zurückkommen.',
    photosWaitInPage:
      'Lassen Sie diese Seite geöffnet: Ihre Fotos werden gesendet, sobald die Verbindung wieder da ist.',
    connected: 'Die Verbindung ist wieder da.',
    unanswered: 'Der Dienst antwortet im Moment nicht.',
    photosWaitForAnswer:
      'Lassen Sie diese Seite geöffnet: Ihre Fotos werden gesendet, sobald der Dienst wieder antwortet.',
    lastState: 'Diese Seite ist möglicherweise nicht mehr aktuell.',
  },

  brand: {
    footerPhotos: 'Ihre Fotos gehen an {{recipient}}.',
    footerHelp: 'Brauchen Sie Hilfe? Wenden Sie sich bitte an {{recipient}}.',
    privacy: 'Daten\u00ADschutz',
    imprint: 'Impressum',
    accessibility: 'Barriere\u00ADfreiheit',
    help: 'Hilfe',
    startIntro: 'Für Ihren Vorgang benötigt {{recipient}} die folgenden Fotos.',
    finishedNext: 'Nun prüft {{recipient}} Ihre Fotos.',
    expired:
      'Damit lassen sich keine Fotos mehr senden. Für einen neuen Link wenden Sie sich bitte an {{recipient}}.',
  },

  actions: {
    cancel: 'Abbrechen',
    takePhoto: 'Foto aufnehmen',
    choosePhoto: 'Foto auswählen',
  },

  link: {
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    copyByHand: 'Halten Sie den Link gedrückt, um ihn zu kopieren:',
  },

  support: {
    copy: 'Angaben kopieren',
    copied: 'Kopiert.',
    copyByHand: 'Halten Sie den Text gedrückt, um ihn zu kopieren:',
  },

  documents: {
    title: {
      idCard: 'Ausweis',
      driverLicense: 'Führer\u00ADschein',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Vorder- und Rückseite',
      driverLicense: 'Vorder- und Rückseite',
      clientPicture: 'Ihr Gesicht',
    },
  },

  photos: {
    title: {
      idCardRecto: 'Ausweis: Vorder\u00ADseite',
      idCardVerso: 'Ausweis: Rück\u00ADseite',
      driverLicenseRecto: 'Führer\u00ADschein: Vorder\u00ADseite',
      driverLicenseVerso: 'Führer\u00ADschein: Rück\u00ADseite',
      clientPicture: 'Selfie',
    },
    side: {
      idCardRecto: 'Vorderseite',
      idCardVerso: 'Rückseite',
      driverLicenseRecto: 'Vorderseite',
      driverLicenseVerso: 'Rückseite',
      clientPicture: 'Selfie',
    },
    name: {
      idCardRecto: 'Vorderseite des Ausweises',
      idCardVerso: 'Rückseite des Ausweises',
      driverLicenseRecto: 'Vorderseite des Führerscheins',
      driverLicenseVerso: 'Rückseite des Führerscheins',
      clientPicture: 'Selfie',
    },
  },

  start: {
    greeting: 'Guten Tag',
    welcomeBack: 'Willkommen zurück',
    lastname: 'Vorgang auf den Namen {{lastname}}',
    title: {
      idCard: '{{count}} Fotos Ihres Ausweises',
      driverLicense: '{{count}} Fotos Ihres Führer\u00ADscheins',
      clientPicture: 'Ein Foto Ihres Gesichts',
      several: '{{count}} Fotos Ihrer Dokumente',
    },
    there_one: '{{count}} von {{total}} Fotos ist da',
    there_other: '{{count}} von {{total}} Fotos sind da',
    intro: 'Die Stelle, die Ihnen diesen Link geschickt hat, benötigt für Ihren Vorgang die folgenden Fotos.',
    duration_one: 'Etwa eine Minute',
    duration_other: 'Etwa zwei Minuten',
    again_one: 'Ein Foto neu aufnehmen: {{photos, list}}.',
    again_other: '{{count}} Fotos neu aufnehmen: {{photos, list}}.',
    autoPhoto: 'Richten Sie das Smartphone auf jedes Dokument: Das Foto wird automatisch aufgenommen.',
    introNothing: 'Für Ihren Vorgang sind keine Fotos nötig. Sie müssen nur noch bestätigen.',
    complete: 'Ihre Fotos sind noch da',
    introComplete:
      'Auf der nächsten Seite können Sie sie prüfen, bei Bedarf neu aufnehmen und dann einreichen.',
    documentsTitle: 'Diese Fotos werden benötigt',
    done: 'Erledigt',
    faceCheck:
      'Ihr Smartphone prüft nur, ob Ihr Gesicht richtig im Bild und gut zu sehen ist. Wer Sie sind, erkennt es nicht.',
    cameraNotice: 'Wenn Ihr Browser nach der Kamera fragt, erlauben Sie bitte den Zugriff.',
    sound: 'Mit Ton und Vibration anleiten',
    tipsTitle: 'So gelingen die Fotos',
    tips: {
      light: 'Suchen Sie einen hellen Platz ohne Spiegelungen und Schatten.',
      flat: 'Legen Sie das Dokument flach auf eine einfarbige Fläche. Klappen Sie ein Papierdokument ganz auf.',
      face: 'Zeigen Sie für das Selfie Ihr ganzes Gesicht und setzen Sie die Sonnenbrille ab.',
    },
    action: 'Starten',
    goOn: 'Fortfahren',
    inProgress: 'Einen Moment …',
    waitsForConnection: 'Keine Verbindung – es geht los, sobald sie wieder da ist.',
  },

  capture: {
    lastPhotos: 'Zu Ihren vorherigen Fotos:',
    back: 'Zurück',
    step: 'Foto {{number}} von {{total}}',
    sendingSign: 'wird gesendet',
    instruction: {
      idCardRecto: 'Zeigen Sie die Seite mit dem Foto.',
      idCardVerso: 'Drehen Sie den Ausweis um.',
      driverLicenseRecto: 'Zeigen Sie die Seite mit dem Foto.',
      driverLicenseVerso: 'Drehen Sie den Führerschein um.',
      clientPicture: 'Blicken Sie in die Kamera.',
    },
    fill: {
      card: 'Das Dokument soll den Rahmen füllen.',
      face: 'Ihr Gesicht soll ganz im Rahmen sein.',
    },
    viewfinder: 'Live-Bild der Kamera',
    shutter: 'Foto aufnehmen',
    switchCamera: 'Kamera wechseln',
    notSent: 'Nicht gesendet: {{photo}}.',
    chooseInstead: 'Foto auswählen',
    cameraOnly: {
      short: 'Nur hier aufge\u00ADnommene Fotos',
      text: 'Angenommen werden nur Fotos, die Sie hier mit der Kamera aufnehmen. Vorhandene Fotos können Sie nicht auswählen.',
    },
    cameraApp: {
      question: 'Probleme mit dem Foto?',
      open: 'Kamera-App verwenden',
    },
    rotate: {
      title: 'Drehen Sie Ihr Smartphone',
      text: 'Halten Sie es hochkant, um das Foto aufzunehmen.',
      stay: 'Im Querformat bleiben',
    },
    init: {
      title: 'Die Kamera startet …',
      permission: 'Wenn Ihr Smartphone nach der Kamera fragt, erlauben Sie bitte den Zugriff.',
    },
    overdue: {
      title: 'Die Kamera braucht etwas länger',
      text: 'Wenn nach der Kamera gefragt wird, erlauben Sie bitte den Zugriff. Sonst wählen Sie ein Foto aus.',
      withoutFiles: 'Wenn nach der Kamera gefragt wird, erlauben Sie bitte den Zugriff.',
    },
    tap: {
      title: 'Die Kamera ist bereit',
      text: 'Tippen Sie auf die Schaltfläche, um sie zu starten.',
      action: 'Kamera starten',
    },
    unattended: {
      title: 'Die Kamera pausiert',
      text: 'Tippen Sie auf den Bildschirm, um fortzufahren.',
    },
    preview: {
      title: 'Prüfen Sie das Foto',
      question: {
        idCard: 'Sind alle vier Ränder im Bild? Ist alles scharf und ohne Spiegelung?',
        driverLicense: 'Sind alle vier Ränder im Bild? Ist alles scharf und ohne Spiegelung?',
        clientPicture: 'Ist Ihr Gesicht scharf und gut zu erkennen?',
      },
      imageAlt: 'Ihr soeben aufgenommenes Foto: {{photo}}',
      fileAlt: 'Das ausgewählte Foto: {{photo}}',
      notShown:
        'Dieses Smartphone kann das Foto nicht anzeigen. Verwenden Sie es trotzdem oder nehmen Sie es neu auf.',
      retake: 'Neu aufnehmen',
      use: 'Verwenden',
      whole: 'Ganzes Foto',
    },
    guidance: {
      hint: {
        tooDark: 'Es ist zu dunkel',
        noDocument: 'Bringen Sie das Dokument in den Rahmen',
        noFace: 'Bringen Sie Ihr Gesicht in den Rahmen',
        cutOff: {
          top: 'Dokument oben abgeschnitten',
          right: 'Dokument rechts abgeschnitten',
          bottom: 'Dokument unten abgeschnitten',
          left: 'Dokument links abgeschnitten',
        },
        tooFar: 'Smartphone näher heran',
        tooClose: 'Smartphone etwas weiter weg',
        tilted: 'Smartphone parallel zum Dokument halten',
        turned: 'Legen Sie das Dokument gerade hin',
        offCentre: 'Dokument bitte in die Mitte',
        covered: 'Nehmen Sie die Finger vom Dokument',
        severalFaces: 'Bitte nur eine Person',
        faceCovered: 'Bitte Sonnenbrille oder Maske abnehmen',
        holdStill: 'Bitte stillhalten',
        holdFarther: 'Halten Sie das Smartphone etwas weiter weg',
        glare: 'Spiegelung: etwas vom Licht wegdrehen',
        sameSide: 'Schon fotografiert: bitte die nächste Seite',
        faceInsteadOfDocument: 'Zuerst das Dokument: bitte in den Rahmen',
        documentInsteadOfFace: 'Jetzt bitte ein Foto Ihres Gesichts',
        fillFrame: 'Auslösen, sobald das Dokument den Rahmen füllt',
        ready: 'Sieht gut aus',
        turnOver: 'Jetzt das Dokument umdrehen',
        turnOverPressButton: 'Dokument umdrehen, dann auf den Auslöser tippen',
        readyHoldStill: 'Stillhalten …',
        readyTakesItself: 'Stillhalten, Foto folgt automatisch',
        readyPressButton: 'Sieht gut aus: auf den Auslöser tippen',
        readyPressButtonFromNow: 'Die Automatik ist jetzt aus: auf den Auslöser tippen',
        sideways: 'Das Bild liegt quer. Drehen Sie Ihr Smartphone einmal zur Seite und wieder hochkant',
        takeByButton: 'Nehmen Sie das Foto mit dem Auslöser auf',
        face: {
          tooFar: 'Kommen Sie näher heran',
          tooClose: 'Etwas weiter weg',
          offCentre: 'Gesicht bitte in die Mitte',
        },
      },
      direction: {
        moveLeft: 'Smartphone nach links bewegen',
        moveRight: 'Smartphone nach rechts bewegen',
        moveUp: 'Smartphone nach oben bewegen',
        moveDown: 'Smartphone nach unten bewegen',
        moveCloser: 'Smartphone näher heranführen',
        moveFarther: 'Smartphone weiter weg halten',
      },
      warning: {
        faceInsteadOfDocument: 'Das ist ein Gesicht, nicht das Dokument.',
        documentInsteadOfFace: 'Das ist ein Dokument, nicht Ihr Gesicht.',
        noDocument: 'Nicht das ganze Dokument ist zu sehen.',
        noFace: 'Es ist kein Gesicht zu sehen.',
        severalFaces: 'Nur eine Person darf auf dem Foto sein.',
        cutOff: 'Am Rand fehlt ein Teil des Dokuments.',
        covered: 'Etwas verdeckt das Dokument.',
        blurred: 'Das Foto hat unscharfe Stellen.',
        unreadableLines: 'Nicht alle Zeilen unten sind lesbar.',
        glare: 'Eine Spiegelung verdeckt einen Teil des Dokuments.',
        tooDark: 'Das Foto ist zu dunkel.',
        tooSmall: 'Das Dokument ist zu klein im Bild.',
        faceCovered: 'Eine Sonnenbrille oder Maske verdeckt offenbar einen Teil des Gesichts.',
        identityCardInsteadOfLicence:
          'Das sieht nach einem Ausweis aus. Bitte fotografieren Sie den Führerschein.',
        backInsteadOfFront: 'Das sieht nach der Rückseite aus. Bitte fotografieren Sie die Vorderseite.',
        sameSide: 'Das scheint dieselbe Seite zu sein wie auf dem vorherigen Foto.',
      },
      checked: {
        card: 'Scharf, das ganze Dokument ist im Bild.',
        face: 'Scharf, Ihr ganzes Gesicht ist im Bild.',
      },
      autoCapture: 'Foto automatisch',
      sound: 'Ton und Vibration',
      torch: 'Licht',
      resolution: {
        low: 'Zu weit weg, um es gut zu lesen',
      },
      loupe: {
        open: 'Betroffene Stelle vergrößern',
        close: 'Verkleinern',
        alt: 'Vergrößerter Ausschnitt des Fotos',
      },
    },
    upload: {
      slow: 'Das Senden dauert etwas länger. Sie können fortfahren, lassen Sie aber diese Seite geöffnet.',
      goOn: 'Fortfahren',
    },
    cameraError: {
      title: {
        deniedHere: 'Der Zugriff auf die Kamera ist blockiert',
        deniedBySystem: 'Ihr Smartphone blockiert die Kamera',
        insecure: 'Diese Seite ist nicht sicher',
        blockedByPolicy: 'Die Kamera ist auf dieser Seite abgeschaltet',
        inAppBrowser: 'Öffnen Sie Ihren Link im Browser',
        unsupportedBrowser: 'Dieser Browser kann die Kamera nicht öffnen',
        inUse: 'Die Kamera wird bereits verwendet',
        none: 'Keine Kamera gefunden',
        unfit: 'Die Kamera konnte nicht verwendet werden',
        noAnswer: 'Die Kamera antwortet nicht',
        noPicture: 'Die Kamera zeigt kein Bild',
        alteredPhotos: 'Dieser Browser verfälscht hier aufgenommene Fotos',
        lost: 'Die Kamera hat sich ausgeschaltet',
      },
      text: {
        deniedHere: 'Diese Website darf sie nicht verwenden.',
        deniedBySystem: 'In den Einstellungen Ihres Smartphones ist die Kamera für diesen Browser gesperrt.',
        insecure: 'Die Kamera lässt sich nur auf einer sicheren Seite öffnen.',
        blockedByPolicy: 'Die Website, die diese Seite anzeigt, lässt die Kamera nicht zu.',
        inAppBrowser: 'Ihr Link wurde in {{app}} geöffnet. Dort ist die Kamera nicht verfügbar.',
        unsupportedBrowser: 'Er ist zu alt oder wird hier nicht unterstützt.',
        inUse: 'Vielleicht nutzt sie gerade eine andere App oder ein anderer Tab.',
        none: 'Wählen Sie ein vorhandenes Foto aus oder fahren Sie auf einem anderen Smartphone fort.',
        unfit: 'Ihr Smartphone konnte kein brauchbares Bild liefern.',
        noAnswer: 'Der Browser hat nicht rechtzeitig geantwortet.',
        noPicture: 'Sie ist an, aber das Bild bleibt schwarz oder steht still.',
        alteredPhotos: 'Sein Schutz der Privatsphäre würde Ihr Foto unleserlich machen.',
        lost: 'Vielleicht nutzt sie gerade eine andere App. Bereits gesendete Fotos wurden empfangen.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Erscheint keine Abfrage? {{step}}',
      stepsTitle: 'Was Sie tun können',
      step: {
        acceptQuestion: 'Wenn Sie nach dem Zugriff auf die Kamera gefragt werden, erlauben Sie ihn.',
        reloadAndAllow: 'Tippen Sie auf „{{restart}}“ und erlauben Sie die Kamera, wenn Sie gefragt werden.',
        safariSite:
          'Tippen Sie auf das Symbol links neben der Adresse („Seitenmenü“), dann auf „Website-Einstellungen“ › „Kamera“ › „Erlauben“.',
        chromeSite:
          'Tippen Sie auf das Symbol links neben der Adresse („Websiteinformationen anzeigen“), dann auf „Berechtigungen“, und schalten Sie „Kamera“ ein.',
        firefoxSite:
          'Tippen Sie auf das Symbol links neben der Adresse („Seiteninformation“), dann auf „Kamera“, um sie zu erlauben.',
        browserSite:
          'Tippen Sie auf das Symbol links neben der Adresse (oft „Website-Informationen“), öffnen Sie die Berechtigungen der Website und erlauben Sie die Kamera.',
        settingsIos: 'Öffnen Sie Einstellungen › Apps › {{browser}} und erlauben Sie „Kamera“.',
        settingsIosOlder: 'Öffnen Sie Einstellungen › {{browser}} und erlauben Sie „Kamera“.',
        settingsAndroid:
          'Öffnen Sie Einstellungen › Apps › {{browser}} › Berechtigungen und erlauben Sie die Kamera.',
        settingsOther:
          'Öffnen Sie die Einstellungen Ihres Geräts: {{browser}} muss die Kamera benutzen dürfen.',
        screenTime:
          'Prüfen Sie unter Einstellungen › Bildschirmzeit › Beschränkungen, ob die Kamera erlaubt ist.',
        cameraSwitch:
          'Öffnen Sie oben am Bildschirm die Schnelleinstellungen: „Kamerazugriff“ muss eingeschaltet sein.',
        reload: 'Kommen Sie hierher zurück und tippen Sie auf „{{restart}}“.',
        restartPhone: 'Hilft das nicht, starten Sie Ihr Smartphone neu.',
        closeOthers: 'Schließen Sie andere Apps und Tabs: Videoanruf, Taschenlampe, Scanner …',
        uncoverLens: 'Achten Sie darauf, dass nichts das Objektiv verdeckt.',
        originalLink: 'Öffnen Sie den Link noch einmal aus der Nachricht, die Sie erhalten haben.',
        httpsAddress: 'Prüfen Sie, ob die Adresse mit „https“ beginnt.',
        ownTab: 'Kopieren Sie den Link und fügen Sie ihn in einem neuen Tab Ihres Browsers ein.',
        openMenu:
          'Öffnen Sie das Menü dieses Fensters: drei Punkte („Weitere Optionen“) oder das Teilen-Symbol („Teilen“).',
        openInBrowser: 'Wählen Sie „In {{target}} öffnen“ oder „Im Browser öffnen“.',
        pasteLink: 'Kein Menü? Kopieren Sie den Link und fügen Sie ihn in {{target}} ein.',
        newerBrowser: 'Kopieren Sie den Link und öffnen Sie ihn in einer aktuellen Version von {{target}}.',
        otherPhone: 'Tippen Sie auf „{{otherPhone}}“ und scannen Sie den Code mit dem anderen Smartphone.',
        cameraApp:
          'Nehmen Sie das Foto mit der Kamera-App Ihres Smartphones auf und tippen Sie dann auf „{{chooseInstead}}“.',
      },
      thisBrowser: 'Ihr Browser',
      thisApp: 'diese App',
      otherApp: 'einer anderen App',
      restart: 'Seite neu laden',
      chooseInstead: 'Foto auswählen',
      otherPhone: 'Anderes Smartphone',
      close: 'Schließen',
      otherPhoneText: 'Scannen Sie diesen Code mit dem anderen Smartphone, um fortzufahren.',
    },
    internalError: {
      title: 'Das Foto konnte nicht gesendet werden',
      text: 'Das Foto ist noch da. Versuchen Sie es gleich noch einmal.',
      retry: 'Erneut versuchen',
      retake: 'Foto neu aufnehmen',
      sendLater: 'Weiter und später senden',
    },
    announce: {
      online: 'Sie sind wieder online.',
      tapNeeded: 'Die Kamera ist bereit. Tippen Sie auf „Kamera starten“.',
      ready: 'Die Kamera ist bereit.',
      switched: {
        environment: 'Rückkamera.',
        user: 'Frontkamera.',
      },
      photoTaken: 'Foto aufgenommen',
      photoSharp: 'Foto aufgenommen, scharf',
      unchecked: 'Sie können es verwenden oder neu aufnehmen.',
      kept: 'Foto gesichert, es wird später gesendet: {{photo}}.',
    },
  },

  confirm: {
    title: 'Prüfen Sie Ihre Fotos',
    intro:
      'Tippen Sie auf ein Foto, um es zu vergrößern oder neu aufzunehmen; nach dem Einreichen können Sie nichts mehr ändern.',
    introKept:
      'Ihre vorherigen Fotos wurden nicht angenommen. Nehmen Sie die betroffenen neu auf und reichen Sie dann alle ein. Nach dem Einreichen lässt sich nichts mehr ändern.',
    titleNothing: 'Jetzt nur noch bestätigen',
    introNothing: 'Für Ihren Vorgang sind keine Fotos nötig.',
    cameraUnsupported:
      'In diesem Browser kann diese Seite die Kamera nicht verwenden. Wählen Sie Ihre Fotos aus oder nehmen Sie sie mit der Kamera-App Ihres Smartphones auf.',
    tile: {
      state: {
        empty: 'Fehlt noch',
        waiting: 'Wird später gesendet',
        uploading: 'Wird gesendet',
        failed: 'Nicht gesendet',
        filled: 'Eingegangen',
        kept: 'Vorheriges Foto',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Foto wird gesendet: {{photo}}',
      thumbnailAlt: 'Ihr Foto: {{photo}}',
      thumbnailUnavailable: 'Foto gesendet, Vorschau nicht verfügbar',
      previewUnavailable: 'Vorschau nicht verfügbar',
      add: 'Hinzufügen',
      retry: 'Erneut versuchen',
      delete: 'Löschen',
    },
    label: {
      add: 'Hinzufügen: {{photo}}',
      takePhoto: 'Foto aufnehmen: {{photo}}',
      choosePhoto: 'Foto auswählen: {{photo}}',
      retake: 'Neu aufnehmen: {{photo}}',
      cancel: 'Senden abbrechen: {{photo}}',
      retry: 'Erneut versuchen: {{photo}}',
      delete: 'Foto löschen: {{photo}}',
    },
    takeNext: {
      idCardRecto: 'Weiter: Ausweis, Vorder\u00ADseite',
      idCardVerso: 'Weiter: Ausweis, Rück\u00ADseite',
      driverLicenseRecto: 'Weiter: Führer\u00ADschein, Vorder\u00ADseite',
      driverLicenseVerso: 'Weiter: Führer\u00ADschein, Rück\u00ADseite',
      clientPicture: 'Weiter: Selfie',
    },
    allReceived: 'Alle Fotos sind eingegangen. Sie können sie jetzt einreichen.',
    received_one: 'Das Foto ist eingegangen.',
    received_other: 'Alle {{count}} Fotos sind eingegangen.',
    viewer: {
      open: 'Foto vergrößern: {{photo}}',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      close: 'Schließen',
    },
    deleteModal: {
      title: '{{photo}} löschen?',
      text: 'Bevor Sie abschließen können, müssen Sie dieses Foto neu aufnehmen.',
      no: 'Nein, behalten',
      yes: 'Ja, löschen',
      inProgress: 'Wird gelöscht …',
    },
    action: 'Fotos einreichen',
    actionNothing: 'Bestätigen',
    inProgress: 'Einen Moment …',
    waitsForConnection: 'Keine Verbindung – sobald sie wieder da ist, werden Ihre Fotos eingereicht.',
    missing_one: 'Es fehlt noch ein Foto: {{photos, list}}.',
    missing_other: 'Es fehlen noch {{count}} Fotos: {{photos, list}}.',
    stillMissing_one: 'Es fehlt noch ein Foto.',
    stillMissing_other: 'Es fehlen noch {{count}} Fotos.',
    failed_one: 'Ein Foto konnte nicht gesendet werden. Versuchen Sie es erneut oder löschen Sie es.',
    failed_other:
      '{{count}} Fotos konnten nicht gesendet werden. Versuchen Sie es erneut oder löschen Sie sie.',
    offline_one:
      'Ein Foto wartet auf die Verbindung. Sobald es gesendet ist, können Sie Ihre Fotos einreichen.',
    offline_other:
      '{{count}} Fotos warten auf die Verbindung. Sobald sie gesendet sind, können Sie Ihre Fotos einreichen.',
    unsent_one: 'Ein Foto muss noch gesendet werden.',
    unsent_other: '{{count}} Fotos müssen noch gesendet werden.',
  },

  status: {
    finished: {
      title: 'Fotos eingereicht, vielen Dank',
      titleNothing: 'Bestätigt, vielen Dank',
      text: 'Wir haben Ihre Fotos erhalten.',
      textNothing: 'Wir haben Ihre Bestätigung erhalten.',
      receipt: {
        photos: 'Eingegangene Fotos',
        time: 'Zeitpunkt',
        reference: 'Referenz',
      },
      nextTitle: 'So geht es weiter',
      nextText: 'Die Stelle, die Ihnen diesen Link geschickt hat, prüft nun Ihre Fotos.',
      keepLink: 'Bewahren Sie Ihren Link auf: Dort sehen Sie, ob neue Fotos erforderlich sind.',
      continue: 'Weiter zu {{host}}',
    },
    refused: {
      title: 'Neue Fotos erforder\u00ADlich',
      text: 'Ihre Fotos konnten nicht angenommen werden. Tippen Sie auf „{{restart}}“, um zu sehen, welche Sie neu aufnehmen müssen. Das lässt sich nicht rückgängig machen.',
      commentLabel: 'Grund',
      lastPhotos: 'Zu Ihren vorherigen Fotos',
      restart: 'Neu beginnen',
      inProgress: 'Einen Moment …',
    },
    expired: {
      title: 'Ihr Link ist abgelaufen',
      text: 'Damit lassen sich keine Fotos mehr senden. Für einen neuen Link wenden Sie sich bitte an die Stelle, die ihn geschickt hat.',
      back: 'Zurück zu {{host}}',
    },
    closePage: 'Sie können diese Seite schließen.',
  },

  refusal: {
    lastTime: 'Letztes Mal:',
    text_one:
      'Ein Foto konnte nicht angenommen werden. Tippen Sie auf „{{restart}}“, um es neu aufzunehmen. Das lässt sich nicht rückgängig machen.',
    text_other:
      'Nicht alle Ihre Fotos konnten angenommen werden. Tippen Sie auf „{{restart}}“, um die folgenden neu aufzunehmen. Das lässt sich nicht rückgängig machen.',
    blurred: 'Das Foto war unscharf.',
    glare: 'Eine Spiegelung verdeckte einen Teil.',
    cutOff: 'Ein Teil war abgeschnitten.',
    covered: 'Ein Teil war verdeckt.',
    wrongSide: 'Es war die falsche Seite.',
    wrongDocument: 'Es war das falsche Dokument.',
    expiredDocument: 'Das Dokument war abgelaufen. Bitte verwenden Sie ein gültiges.',
    notSamePerson: 'Das Gesicht passte nicht zu dem auf dem Dokument.',
    other: 'Das Foto konnte nicht angenommen werden.',
  },

  mobile: {
    title: 'Auf dem Smartphone fortfahren',
    text: 'Die Fotos werden mit einem Smartphone aufgenommen. Scannen Sie diesen Code mit der Kamera Ihres Smartphones, um Ihren Link zu öffnen.',
    qrCodeAlt: 'QR-Code, der Ihren Link auf einem Smartphone öffnet',
    linkLabel: 'Oder öffnen Sie diesen Link auf Ihrem Smartphone:',
    noLink: 'Öffnen Sie auf Ihrem Smartphone die Nachricht mit Ihrem Link und tippen Sie den Link an.',
    copyByHand: 'Markieren Sie den Link und kopieren Sie ihn.',
    started: 'Auf dem Smartphone begonnen',
    received: 'Eingegangene Fotos: {{received}} von {{required}}',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Dieser Link ist unvollständig oder nicht mehr gültig.',
    step: 'Öffnen Sie noch einmal den Link, den Sie erhalten haben.',
    otherwise: 'Falls das nicht funktioniert, wenden Sie sich bitte an die Stelle, die ihn geschickt hat.',
    unreachable: {
      title: 'Der Dienst antwortet nicht',
      text: 'Wir konnten Ihren Link nicht prüfen, weil der Dienst gerade nicht erreichbar ist. Versuchen Sie es in einigen Minuten erneut.',
      offline:
        'Wir konnten Ihren Link nicht prüfen. Prüfen Sie Ihre Internet\u00ADverbindung und versuchen Sie es erneut.',
      retry: 'Erneut versuchen',
    },
  },

  failure: failureTexts['de-de'],

  toasts: {
    label: 'Meldungen',
    kind: {
      info: 'Hinweis',
      warn: 'Achtung',
      error: 'Fehler',
    },
    close: 'Meldung schließen',
  },

  Errors: {
    internalError: {
      start: 'Der Start war nicht möglich. Bitte versuchen Sie es erneut.',
      finish: 'Ihre Fotos konnten nicht eingereicht werden. Bitte versuchen Sie es erneut.',
      reset: 'Das hat nicht geklappt. Tippen Sie bitte noch einmal auf „Neu beginnen“.',
      delete: 'Das Foto wurde nicht gelöscht. Bitte versuchen Sie es erneut.',
      deleteFormer:
        'Das neue Foto wurde von diesem Smartphone gelöscht, das zuvor gesendete aber nicht: Es wird wieder angezeigt. Bitte versuchen Sie es erneut.',
      upload: 'Das Foto wurde nicht gesendet. Sie können es unter „{{screen}}“ erneut versuchen.',
    },
    imageSize:
      'Dieses Foto ist größer als {{maximumMegabytes}} MB. Nehmen Sie es neu auf oder wählen Sie ein kleineres.',
    imageExtension: 'Diese Datei ist kein JPEG- oder PNG-Foto. Bitte wählen Sie eine andere.',
  },
  Toasts: {
    fileUnreadable: 'Diese Datei kann nicht gelesen werden. Bitte wählen Sie eine andere.',
    photoTooLarge: 'Dieses Foto ist zu groß, um gesendet zu werden. Nehmen Sie es bitte neu auf.',
    photoSent: 'Foto gesendet.',
    photoKept:
      'Foto auf diesem Smartphone gesichert; es wird gesendet, sobald Sie online sind. Sie können innerhalb von {{keptHours}} Stunden zurückkommen.',
    photoKeptInPage:
      'Das Foto bleibt erhalten, solange diese Seite geöffnet ist. Es wird gesendet, sobald es möglich ist.',
    photoDeleted: 'Foto gelöscht.',
    phoneNotRead:
      'Es lässt sich nicht prüfen, ob auf diesem Smartphone neuere Fotos warten. Bitte sehen Sie sich Ihre Fotos hier an und reichen Sie sie dann erneut ein.',
    cameraNotFound: 'Keine Kamera gefunden. Bitte wählen Sie Ihre Fotos hier aus.',
    languageUnavailable: 'Ihre Sprache konnte nicht geladen werden. Die Seite erscheint vorerst auf Deutsch.',
  },
  formatAdvice: {
    ios: 'Oder nehmen Sie das Foto hier auf. Für neue Fotos: Einstellungen › Kamera › Formate › „Maximale Kompatibilität“.',
    android:
      'Oder nehmen Sie das Foto hier auf. Für neue Fotos schalten Sie in den Einstellungen der Kamera „Hohe Effizienz“ (HEIF) aus.',
  },
};
