import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The German texts (Sie). */
export const deDe: Texts = {
  documentTitle: {
    start: 'Starten – Fotos Ihrer Dokumente',
    capture: 'Fotos aufnehmen – Fotos Ihrer Dokumente',
    confirm: 'Prüfen und bestätigen – Fotos Ihrer Dokumente',
    status: 'Stand Ihres Vorgangs – Fotos Ihrer Dokumente',
    mobile: 'Auf dem Smartphone fortfahren – Fotos Ihrer Dokumente',
    notFound: 'Seite nicht gefunden – Fotos Ihrer Dokumente',
  },

  shell: {
    footerPhotos: 'Ihre Fotos gehen an den Absender Ihres Links.',
    footerHelp: 'Brauchen Sie Hilfe? Wenden Sie sich an den Absender.',
    version: 'Version {{version}}',
    loading: 'Wird geladen …',
    offline: 'Keine Internetverbindung. Sie können Ihre Fotos senden, sobald sie wieder da ist.',
  },

  actions: {
    cancel: 'Abbrechen',
    takePhoto: 'Foto aufnehmen',
    choosePhoto: 'Foto auswählen',
  },

  languageSwitcher: {
    label: 'Sprache',
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
    },
    cameraError: {
      title: {
        denied: 'Der Zugriff auf die Kamera ist blockiert',
        notFound: 'Keine Kamera gefunden',
        inUse: 'Die Kamera wird bereits verwendet',
        overconstrained: 'Die Kamera konnte nicht starten',
        unsupported: 'Dieser Browser kann die Kamera nicht öffnen',
        noAnswer: 'Die Kamera antwortet nicht',
        noPicture: 'Die Kamera zeigt kein Bild',
        lost: 'Die Kamera wurde unterbrochen',
      },
      text: {
        denied:
          'Erlauben Sie die Kamera für diese Website in den Einstellungen des Browsers oder des Smartphones und laden Sie die Seite dann neu.',
        notFound:
          'Wählen Sie ein vorhandenes Foto aus oder öffnen Sie Ihren Link auf einem anderen Smartphone.',
        inUse:
          'Vielleicht nutzt sie gerade eine andere App oder ein anderer Tab. Schließen Sie diese und laden Sie die Seite dann neu.',
        overconstrained:
          'Laden Sie die Seite neu. Hilft das nicht, öffnen Sie Ihren Link auf einem anderen Smartphone.',
        unsupported:
          'Öffnen Sie Ihren Link in einem anderen Browser, zum Beispiel in Chrome oder Safari, oder wählen Sie ein Foto aus.',
        noAnswer:
          'Wenn Sie nach dem Zugriff auf die Kamera gefragt werden, erlauben Sie ihn. Laden Sie andernfalls die Seite neu.',
        noPicture:
          'Achten Sie darauf, dass nichts das Objektiv verdeckt, schließen Sie andere Apps und laden Sie die Seite dann neu.',
        lost: 'Vielleicht nutzt sie gerade eine andere App. Laden Sie die Seite neu: Bereits gesendete Fotos bleiben erhalten.',
      },
      restart: 'Seite neu laden',
      wayOn: 'Sie können auch ohne Kamera weitermachen:',
      chooseInstead: 'Foto auswählen',
    },
    internalError: {
      title: 'Das Foto konnte nicht gesendet werden',
      text: 'Es ist nicht verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      retry: 'Erneut versuchen',
      retake: 'Foto wiederholen',
    },
    announce: {
      ready: 'Die Kamera ist bereit.',
      switched: {
        environment: 'Rückkamera.',
        user: 'Frontkamera.',
      },
      taken: 'Foto aufgenommen. Sie können es verwenden oder wiederholen.',
      sending: 'Das Foto wird gesendet.',
      sent: 'Foto gesendet: {{photo}}.',
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
        uploading: 'Wird gesendet',
        filled: 'Gesendet',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Foto wird gesendet: {{photo}}',
      thumbnailAlt: 'Ihr Foto: {{photo}}',
      thumbnailUnavailable: 'Foto gesendet, Vorschau nicht verfügbar',
      add: 'Hinzufügen',
      delete: 'Löschen',
    },
    label: {
      add: 'Hinzufügen: {{photo}}',
      takePhoto: 'Foto aufnehmen: {{photo}}',
      choosePhoto: 'Foto auswählen: {{photo}}',
      cancel: 'Senden abbrechen: {{photo}}',
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
    uploading: 'Sie können bestätigen, sobald alles gesendet ist.',
  },

  status: {
    finished: {
      title: 'Geschafft, vielen Dank',
      text: 'Wir haben Ihre Fotos erhalten.',
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
      text: 'Wir konnten Ihren Link nicht prüfen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
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
    photoDeleted: 'Foto gelöscht.',
    cameraNotFound: 'Keine Kamera gefunden. Bitte wählen Sie Ihre Fotos hier aus.',
  },
};
