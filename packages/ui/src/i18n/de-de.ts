import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The German texts; formal address (Sie). */
export const deDe: Texts = {
  documentTitle: {
    start: 'Starten – Fotos Ihrer Dokumente',
    capture: 'Fotos aufnehmen – Fotos Ihrer Dokumente',
    confirm: 'Prüfen und bestätigen – Fotos Ihrer Dokumente',
    status: 'Stand Ihres Vorgangs – Fotos Ihrer Dokumente',
    mobile: 'Auf dem Smartphone weitermachen – Fotos Ihrer Dokumente',
    notFound: 'Seite nicht gefunden – Fotos Ihrer Dokumente',
  },

  shell: {
    footerPhotos: 'Ihre Fotos gehen an den Absender Ihres Links.',
    footerHelp: 'Brauchen Sie Hilfe? Wenden Sie sich an den Absender.',
    version: 'Version {{version}}',
    loading: 'Wird geladen …',
    offline: 'Keine Internetverbindung.',
    photosWait: 'Ihre Fotos werden gesendet, sobald sie wieder da ist.',
    unanswered: 'Der Dienst antwortet im Moment nicht.',
    photosWaitForAnswer: 'Ihre Fotos werden gesendet, sobald er antwortet.',
    lastState: 'Sie sehen den zuletzt gespeicherten Stand.',
  },

  actions: {
    cancel: 'Abbrechen',
    takePhoto: 'Foto aufnehmen',
    choosePhoto: 'Foto auswählen',
  },

  documents: {
    title: {
      idCard: 'Personalausweis',
      driverLicense: 'Führerschein',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Vorder- und Rückseite: zwei Fotos',
      driverLicense: 'Vorder- und Rückseite: zwei Fotos',
      clientPicture: 'Ein Foto Ihres Gesichts',
    },
  },

  photos: {
    title: {
      idCardRecto: 'Personalausweis: Vorderseite',
      idCardVerso: 'Personalausweis: Rückseite',
      driverLicenseRecto: 'Führerschein: Vorderseite',
      driverLicenseVerso: 'Führerschein: Rückseite',
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
      idCardRecto: 'Vorderseite des Personalausweises',
      idCardVerso: 'Rückseite des Personalausweises',
      driverLicenseRecto: 'Vorderseite des Führerscheins',
      driverLicenseVerso: 'Rückseite des Führerscheins',
      clientPicture: 'Selfie',
    },
  },

  start: {
    greeting: 'Guten Tag, {{lastname}}',
    greetingGeneric: 'Guten Tag',
    intro: 'Für Ihren Vorgang benötigen wir die folgenden Fotos. Wir führen Sie Schritt für Schritt.',
    introNothing: 'Für Ihren Vorgang sind keine Fotos nötig. Sie müssen nur noch bestätigen.',
    documentsTitle: 'Diese Fotos nehmen Sie auf',
    cameraNotice: 'Wenn Ihr Browser nach der Kamera fragt, erlauben Sie bitte den Zugriff.',
    tipsTitle: 'So gelingen die Fotos',
    tips: {
      light: 'Suchen Sie einen hellen Platz.',
      flat: 'Legen Sie das Dokument flach auf eine einfarbige Fläche.',
      reflection: 'Vermeiden Sie Spiegelungen und Schatten.',
      face: 'Für das Selfie: Gesicht frei lassen und Sonnenbrille abnehmen.',
    },
    action: 'Starten',
    inProgress: 'Einen Moment …',
  },

  capture: {
    step: 'Foto {{number}} von {{total}}',
    instruction: {
      idCardRecto: 'Füllen Sie den Rahmen mit der Vorderseite, auf der Ihr Bild ist.',
      idCardVerso: 'Drehen Sie den Ausweis um und füllen Sie den Rahmen mit der Rückseite.',
      driverLicenseRecto: 'Füllen Sie den Rahmen mit der Vorderseite, auf der Ihr Bild ist.',
      driverLicenseVerso: 'Drehen Sie den Führerschein um und füllen Sie den Rahmen mit der Rückseite.',
      clientPicture: 'Bringen Sie Ihr Gesicht in den Rahmen und blicken Sie in die Kamera.',
    },
    viewfinder: 'Kamerabild',
    shutter: 'Foto aufnehmen',
    switchCamera: 'Kamera wechseln',
    chooseInstead: 'Foto auswählen',
    rotate: {
      title: 'Drehen Sie Ihr Smartphone',
      text: 'Halten Sie es für die Aufnahme hochkant.',
    },
    init: {
      title: 'Die Kamera startet …',
      permission: 'Wenn Ihr Smartphone nach der Kamera fragt, erlauben Sie bitte den Zugriff.',
    },
    overdue: {
      title: 'Die Kamera braucht noch',
      text: 'Wenn nach der Kamera gefragt wird, erlauben Sie es bitte. Sonst wählen Sie ein Foto aus.',
    },
    tap: {
      title: 'Die Kamera ist bereit',
      text: 'Tippen Sie auf die Schaltfläche, um ihr Bild zu sehen.',
      action: 'Bild anzeigen',
    },
    preview: {
      title: 'Prüfen Sie das Foto',
      question: {
        idCard: 'Ist alles scharf, gut lesbar und ohne Spiegelung?',
        driverLicense: 'Ist alles scharf, gut lesbar und ohne Spiegelung?',
        clientPicture: 'Ist Ihr Gesicht scharf und gut zu erkennen?',
      },
      imageAlt: 'Ihr soeben aufgenommenes Foto: {{photo}}',
      retake: 'Wiederholen',
      use: 'Verwenden',
    },
    upload: {
      title: 'Das Foto wird gesendet …',
      text: 'Bitte lassen Sie diese Seite geöffnet.',
      slow: 'Das Senden dauert etwas. Sie können weitermachen: Es läuft im Hintergrund weiter.',
      goOn: 'Weitermachen',
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
        unfit: 'Die Kamera konnte nicht starten',
        noAnswer: 'Die Kamera antwortet nicht',
        noPicture: 'Die Kamera zeigt kein Bild',
        lost: 'Die Kamera wurde unterbrochen',
      },
      text: {
        deniedHere: 'Diese Website darf sie nicht verwenden.',
        deniedBySystem: 'Die Einstellungen des Smartphones erlauben sie diesem Browser nicht.',
        insecure: 'Die Kamera lässt sich nur auf einer sicheren Seite öffnen.',
        blockedByPolicy: 'Die Website, die diese Seite anzeigt, lässt die Kamera nicht zu.',
        inAppBrowser: 'Ihr Link wurde in {{app}} geöffnet. Dort ist die Kamera nicht verfügbar.',
        unsupportedBrowser: 'Er ist zu alt oder wird hier nicht unterstützt.',
        inUse: 'Vielleicht nutzt sie gerade eine andere App oder ein anderer Tab.',
        none: 'Wählen Sie ein vorhandenes Foto aus oder machen Sie auf einem anderen Smartphone weiter.',
        unfit: 'Ihr Smartphone konnte kein brauchbares Bild liefern.',
        noAnswer: 'Der Browser hat nicht rechtzeitig geantwortet.',
        noPicture: 'Sie ist an, aber das Bild bleibt schwarz oder steht still.',
        lost: 'Vielleicht nutzt sie gerade eine andere App. Bereits gesendete Fotos bleiben erhalten.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Keine Frage? {{step}}',
      stepsTitle: 'Was Sie tun können',
      step: {
        acceptQuestion: 'Wenn Sie nach dem Zugriff auf die Kamera gefragt werden, erlauben Sie ihn.',
        reloadAndAllow: 'Tippen Sie auf „{{restart}}“ und erlauben Sie die Kamera, wenn Sie gefragt werden.',
        safariSite:
          'Tippen Sie auf das Symbol links neben der Adresse, dann auf „Website-Einstellungen“ › „Kamera“ › „Erlauben“.',
        chromeSite:
          'Tippen Sie auf das Symbol links neben der Adresse, dann auf „Berechtigungen“, und schalten Sie „Kamera“ ein.',
        firefoxSite:
          'Tippen Sie auf das Symbol links neben der Adresse, dann auf „Kamera“, um sie zu erlauben.',
        browserSite:
          'Tippen Sie auf das Symbol links neben der Adresse, öffnen Sie die Berechtigungen der Website und erlauben Sie die Kamera.',
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
        openMenu: 'Öffnen Sie das Menü dieses Fensters: drei Punkte oder das Teilen-Symbol.',
        openInBrowser: 'Wählen Sie „In {{target}} öffnen“ oder „Im Browser öffnen“.',
        pasteLink: 'Kein Menü? Kopieren Sie den Link und fügen Sie ihn in {{target}} ein.',
        newerBrowser: 'Kopieren Sie den Link und öffnen Sie ihn in einer aktuellen Version von {{target}}.',
        otherPhone:
          'Machen Sie auf einem anderen Smartphone weiter: Zeigen Sie den Code an und scannen Sie ihn.',
      },
      thisBrowser: 'Ihr Browser',
      otherApp: 'einer anderen App',
      restart: 'Seite neu laden',
      chooseInstead: 'Foto auswählen',
      copyLink: 'Link kopieren',
      copied: 'Link kopiert.',
      copyByHand: 'Halten Sie den Link gedrückt, um ihn zu kopieren:',
      otherPhone: 'Anderes Smartphone',
      close: 'Schließen',
      otherPhoneText: 'Scannen Sie diesen Code mit dem anderen Smartphone, um weiterzumachen.',
    },
    internalError: {
      title: 'Das Foto konnte nicht gesendet werden',
      text: 'Es ist nicht verloren. Versuchen Sie es gleich noch einmal.',
      retry: 'Erneut versuchen',
      retake: 'Foto wiederholen',
      sendLater: 'Weiter und später senden',
    },
    announce: {
      tapNeeded: 'Die Kamera ist bereit. Tippen Sie auf „Bild anzeigen“.',
      ready: 'Die Kamera ist bereit.',
      switched: {
        environment: 'Rückkamera.',
        user: 'Frontkamera.',
      },
      taken: 'Foto aufgenommen. Sie können es verwenden oder wiederholen.',
      sending: 'Das Foto wird gesendet.',
      sent: 'Foto gesendet: {{photo}}.',
      kept: 'Foto gesichert, es wird später gesendet: {{photo}}.',
      failed: 'Das Foto wurde nicht gesendet. Sie können es erneut versuchen.',
    },
  },

  confirm: {
    title: 'Prüfen Sie Ihre Fotos',
    intro: 'Jedes Foto muss scharf und gut erkennbar sein. Noch können Sie Fotos ersetzen.',
    titleNothing: 'Jetzt nur noch bestätigen',
    introNothing: 'Für Ihren Vorgang sind keine Fotos nötig.',
    cameraUnsupported:
      'Dieser Browser kann die Kamera hier nicht öffnen. Wählen Sie Ihre Fotos aus oder nehmen Sie sie mit der Kamera-App Ihres Smartphones auf.',
    tile: {
      state: {
        empty: 'Fehlt noch',
        waiting: 'Wartet auf Versand',
        uploading: 'Wird gesendet',
        failed: 'Senden fehlgeschlagen',
        filled: 'Gesendet',
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
      cancel: 'Senden abbrechen: {{photo}}',
      retry: 'Erneut senden: {{photo}}',
      delete: 'Foto löschen: {{photo}}',
    },
    deleteModal: {
      title: 'Dieses Foto löschen?',
      text: 'Um zu bestätigen, müssen Sie es neu hinzufügen: {{photo}}.',
      no: 'Nein, behalten',
      yes: 'Ja, löschen',
      inProgress: 'Wird gelöscht …',
    },
    action: 'Bestätigen',
    inProgress: 'Wird bestätigt …',
    missing_one: 'Zum Bestätigen fehlt noch ein Foto: {{photos, list}}.',
    missing_other: 'Zum Bestätigen fehlen noch {{count}} Fotos: {{photos, list}}.',
    missingMany: 'Zum Bestätigen fehlen noch {{number}} Fotos.',
    failed_one: 'Ein Foto konnte nicht gesendet werden. Versuchen Sie es erneut oder löschen Sie es.',
    failed_other:
      '{{count}} Fotos konnten nicht gesendet werden. Versuchen Sie es erneut oder löschen Sie sie.',
    offline_one: 'Ein Foto wartet auf die Verbindung. Sie können bestätigen, sobald es gesendet ist.',
    offline_other:
      '{{count}} Fotos warten auf die Verbindung. Sie können bestätigen, sobald sie gesendet sind.',
    unsent_one: 'Ein Foto ist noch zu senden. Danach können Sie bestätigen.',
    unsent_other: '{{count}} Fotos sind noch zu senden. Danach können Sie bestätigen.',
  },

  status: {
    finished: {
      title: 'Geschafft, vielen Dank',
      text: 'Wir haben Ihre Fotos erhalten.',
      textNothing: 'Wir haben Ihre Bestätigung erhalten.',
      continue: 'Weiter',
    },
    refused: {
      title: 'Neue Fotos erforderlich',
      text: 'Ihre Fotos konnten nicht angenommen werden. Sie können sie jetzt neu aufnehmen.',
      commentLabel: 'Angegebener Grund',
      restart: 'Neu beginnen',
      inProgress: 'Einen Moment …',
    },
    expired: {
      title: 'Ihr Link ist abgelaufen',
      text: 'Damit lassen sich keine Fotos mehr senden. Für einen neuen Link wenden Sie sich bitte an den Absender.',
      back: 'Zurück zur Website',
    },
    closePage: 'Sie können diese Seite schließen.',
  },

  mobile: {
    title: 'Weiter geht es auf Ihrem Smartphone',
    text: 'Die Fotos werden mit einem Smartphone aufgenommen. Scannen Sie diesen Code mit der Kamera Ihres Smartphones, um Ihren Link zu öffnen.',
    qrCodeAlt: 'QR-Code, der Ihren Link auf einem Smartphone öffnet',
    linkLabel: 'Oder öffnen Sie diese Adresse auf Ihrem Smartphone:',
    noLink: 'Öffnen Sie auf Ihrem Smartphone die Nachricht mit Ihrem Link und tippen Sie den Link an.',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Dieser Link ist unvollständig oder nicht mehr gültig. Öffnen Sie noch einmal den Link, den Sie erhalten haben. Klappt es nicht, wenden Sie sich bitte an den Absender.',
    unreachable: {
      title: 'Der Dienst antwortet nicht',
      text: 'Wir konnten Ihren Link nicht prüfen, weil der Dienst gerade nicht erreichbar ist. Versuchen Sie es in einigen Minuten erneut.',
      offline:
        'Wir konnten Ihren Link nicht prüfen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
      retry: 'Erneut versuchen',
    },
  },

  failure: failureTexts['de-de'],

  toasts: {
    label: 'Meldungen',
    kind: {
      success: 'Erledigt',
      info: 'Hinweis',
      warn: 'Achtung',
      error: 'Fehler',
    },
    close: 'Meldung schließen',
  },

  Errors: {
    internalError: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    imageSize: 'Dieses Foto ist größer als {{maximumMegabytes}} MB. Bitte wählen Sie ein kleineres.',
    imageExtension: 'Diese Datei ist kein JPEG- oder PNG-Foto. Bitte wählen Sie eine andere.',
  },
  Toasts: {
    photoSent: 'Foto gesendet.',
    photoKept:
      'Das Foto ist auf diesem Smartphone gesichert. Es wird automatisch gesendet, sobald es möglich ist.',
    photoKeptInPage:
      'Das Foto bleibt erhalten, solange diese Seite geöffnet ist. Es wird automatisch gesendet, sobald es möglich ist.',
    photoDeleted: 'Foto gelöscht.',
    cameraNotFound: 'Keine Kamera gefunden. Bitte wählen Sie Ihre Fotos hier aus.',
    languageUnavailable: 'Ihre Sprache konnte nicht geladen werden. Die Seite erscheint vorerst auf Deutsch.',
  },
};
