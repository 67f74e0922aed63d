import type { DocumentName, PhotoName } from '@recto/core';
import { failureTexts } from './failure-texts.ts';
import type { RequiredTexts } from './required-texts.ts';

/**
 * The French texts, which define the keys. The other languages have exactly these keys and the same
 * `{{placeholders}}` (see `texts.ts`). Spaces before `? ! : ;` and inside « » are narrow no-break
 * spaces (U+202F), as a test checks.
 */
export const frFr = {
  /** The `<title>` of each screen. It never contains a name or a token. */
  documentTitle: {
    start: 'Commencer – Photos de vos documents',
    capture: 'Prendre les photos – Photos de vos documents',
    confirm: 'Vérifier et confirmer – Photos de vos documents',
    status: 'État de votre démarche – Photos de vos documents',
    mobile: 'Continuer sur votre téléphone – Photos de vos documents',
    notFound: 'Page introuvable – Photos de vos documents',
  },

  /** The parent shell around every screen of a procedure (§2). */
  shell: {
    footerPhotos: 'Vos photos sont transmises à l’expéditeur de votre lien.',
    footerHelp: 'Besoin d’aide ? Contactez l’expéditeur du lien.',
    version: 'Version {{version}}',
    loading: 'Chargement…',
    offline: 'Pas de connexion Internet.',
    photosWait: 'Vos photos seront envoyées dès son retour.',
    /** The phone is connected, but the provider does not respond. */
    unanswered: 'Le service ne répond pas pour le moment.',
    photosWaitForAnswer: 'Vos photos seront envoyées dès qu’il répondra.',
    lastState: 'Vous voyez le dernier état enregistré.',
  },

  /** Buttons used on more than one screen. */
  actions: {
    cancel: 'Annuler',
    takePhoto: 'Prendre une photo',
    choosePhoto: 'Choisir une photo',
  },

  documents: {
    title: {
      idCard: 'Carte d’identité',
      driverLicense: 'Permis de conduire',
      clientPicture: 'Selfie',
    } satisfies Record<DocumentName, string>,
    hint: {
      idCard: 'Recto et verso : deux photos',
      driverLicense: 'Recto et verso : deux photos',
      clientPicture: 'Une photo de votre visage',
    } satisfies Record<DocumentName, string>,
  },

  photos: {
    /** Used as a heading. */
    title: {
      idCardRecto: 'Carte d’identité : recto',
      idCardVerso: 'Carte d’identité : verso',
      driverLicenseRecto: 'Permis de conduire : recto',
      driverLicenseVerso: 'Permis de conduire : verso',
      clientPicture: 'Selfie',
    } satisfies Record<PhotoName, string>,
    /** Used as a tile's label, below the document's heading. */
    side: {
      idCardRecto: 'Recto',
      idCardVerso: 'Verso',
      driverLicenseRecto: 'Recto',
      driverLicenseVerso: 'Verso',
      clientPicture: 'Selfie',
    } satisfies Record<PhotoName, string>,
    /** Used within a sentence or a list, as `{{photo}}` or `{{photos, list}}`. */
    name: {
      idCardRecto: 'recto de la carte d’identité',
      idCardVerso: 'verso de la carte d’identité',
      driverLicenseRecto: 'recto du permis de conduire',
      driverLicenseVerso: 'verso du permis de conduire',
      clientPicture: 'selfie',
    } satisfies Record<PhotoName, string>,
  },

  start: {
    greeting: 'Bonjour {{lastname}}',
    greetingGeneric: 'Bonjour',
    intro: 'Pour votre démarche, il nous faut les photos ci-dessous. Nous vous guidons pas à pas.',
    /** When no photo is required. */
    introNothing: 'Aucune photo n’est demandée pour votre démarche. Il vous suffira de confirmer.',
    documentsTitle: 'À photographier',
    cameraNotice: 'Si votre navigateur demande l’accès à l’appareil photo, autorisez-le.',
    tipsTitle: 'Pour des photos réussies',
    tips: {
      light: 'Installez-vous dans un endroit bien éclairé.',
      flat: 'Posez le document à plat, sur un fond uni.',
      reflection: 'Évitez les reflets et les ombres.',
      face: 'Pour le selfie, dégagez votre visage et retirez vos lunettes de soleil.',
    },
    action: 'Commencer',
    inProgress: 'Un instant…',
  },

  capture: {
    /** The number of this photo among the required ones. */
    step: 'Photo {{number}} sur {{total}}',
    instruction: {
      idCardRecto: 'Remplissez le cadre avec le recto de la carte, côté photo.',
      idCardVerso: 'Retournez la carte et remplissez le cadre avec le verso.',
      driverLicenseRecto: 'Remplissez le cadre avec le recto du permis, côté photo.',
      driverLicenseVerso: 'Retournez le permis et remplissez le cadre avec le verso.',
      clientPicture: 'Placez votre visage dans le cadre et regardez l’objectif.',
    } satisfies Record<PhotoName, string>,
    viewfinder: 'Image de l’appareil photo',
    shutter: 'Prendre la photo',
    switchCamera: 'Changer d’appareil photo',
    chooseInstead: 'Choisir une photo',
    rotate: {
      title: 'Tournez votre téléphone',
      text: 'Tenez-le à la verticale pour prendre la photo.',
    },
    init: {
      title: 'L’appareil photo démarre…',
      permission: 'Si votre téléphone demande l’accès à l’appareil photo, autorisez-le.',
    },
    /** The camera takes long to start. */
    overdue: {
      title: 'L’appareil photo se fait attendre',
      text: 'Si une demande d’accès s’affiche, acceptez-la. Sinon, choisissez une photo.',
    },
    /** The browser shows the picture only after a tap (Low Power Mode). */
    tap: {
      title: 'L’appareil photo est prêt',
      text: 'Touchez le bouton pour voir son image.',
      action: 'Afficher l’image',
    },
    preview: {
      title: 'Vérifiez la photo',
      question: {
        idCard: 'Tout est net et lisible, sans reflet ?',
        driverLicense: 'Tout est net et lisible, sans reflet ?',
        clientPicture: 'Votre visage est-il net et bien visible ?',
      } satisfies Record<DocumentName, string>,
      imageAlt: 'Photo que vous venez de prendre : {{photo}}',
      retake: 'Reprendre',
      use: 'Utiliser',
    },
    upload: {
      title: 'Envoi de la photo…',
      text: 'Gardez cette page ouverte.',
      /** The upload takes long: the customer may continue in the meantime. */
      slow: 'L’envoi prend du temps. Vous pouvez continuer : il se poursuit en arrière-plan.',
      goOn: 'Continuer',
    },
    /** The camera is not available (§8): the cause, and what the customer can do. */
    cameraError: {
      title: {
        deniedHere: 'L’accès à l’appareil photo est bloqué',
        deniedBySystem: 'Votre téléphone bloque l’appareil photo',
        insecure: 'Cette page n’est pas sécurisée',
        blockedByPolicy: 'L’appareil photo est désactivé sur cette page',
        inAppBrowser: 'Ouvrez votre lien dans votre navigateur',
        unsupportedBrowser: 'Ce navigateur ne peut pas ouvrir l’appareil photo',
        inUse: 'L’appareil photo est déjà utilisé',
        none: 'Aucun appareil photo trouvé',
        unfit: 'L’appareil photo n’a pas pu démarrer',
        noAnswer: 'L’appareil photo ne répond pas',
        noPicture: 'L’appareil photo n’affiche aucune image',
        lost: 'L’appareil photo s’est arrêté',
      },
      text: {
        deniedHere: 'Ce site n’est pas autorisé à l’utiliser.',
        deniedBySystem: 'Les réglages du téléphone ne laissent pas ce navigateur l’utiliser.',
        insecure: 'L’appareil photo ne s’ouvre que sur une page sécurisée.',
        blockedByPolicy: 'Le site qui affiche cette page ne laisse pas ouvrir l’appareil photo.',
        inAppBrowser: 'Votre lien s’est ouvert dans {{app}}, où l’appareil photo n’est pas disponible.',
        unsupportedBrowser: 'Il est trop ancien, ou n’est pas pris en charge ici.',
        inUse: 'Une autre application ou un autre onglet s’en sert peut-être.',
        none: 'Choisissez une photo déjà prise, ou continuez sur un autre téléphone.',
        unfit: 'Votre téléphone n’a pas pu fournir d’image utilisable.',
        noAnswer: 'Le navigateur n’a pas répondu à temps.',
        noPicture: 'Il est allumé, mais l’image reste noire ou figée.',
        lost: 'Une autre application l’utilise peut-être. Les photos déjà envoyées sont conservées.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Pas de question ? {{step}}',
      stepsTitle: 'Ce que vous pouvez faire',
      step: {
        acceptQuestion: 'Si une demande d’autorisation est affichée, acceptez-la.',
        reloadAndAllow:
          'Touchez « {{restart}} », puis autorisez l’appareil photo quand la question s’affiche.',
        safariSite:
          'Touchez l’icône à gauche de l’adresse, puis « Réglages du site web » › « Appareil photo » › « Autoriser ».',
        chromeSite:
          'Touchez l’icône à gauche de l’adresse, puis « Autorisations », et activez « Appareil photo ».',
        firefoxSite: 'Touchez l’icône à gauche de l’adresse, puis « Appareil photo » pour l’autoriser.',
        browserSite:
          'Touchez l’icône à gauche de l’adresse, ouvrez les autorisations du site et autorisez l’appareil photo.',
        settingsIos: 'Ouvrez Réglages › Apps › {{browser}} et autorisez « Appareil photo ».',
        settingsIosOlder: 'Ouvrez Réglages › {{browser}} et autorisez « Appareil photo ».',
        settingsAndroid:
          'Ouvrez les Paramètres du téléphone › Applications › {{browser}} › Autorisations, et autorisez l’appareil photo.',
        settingsOther:
          'Ouvrez les réglages de votre appareil et autorisez {{browser}} à utiliser l’appareil photo.',
        screenTime:
          'Dans Réglages › Temps d’écran › Contenu et confidentialité, vérifiez que l’appareil photo est autorisé.',
        cameraSwitch:
          'Ouvrez les réglages rapides en haut de l’écran : « Accès à l’appareil photo » doit être activé.',
        reload: 'Revenez ici et touchez « {{restart}} ».',
        restartPhone: 'Si cela ne suffit pas, redémarrez votre téléphone.',
        closeOthers: 'Fermez les autres applications et onglets : appel vidéo, lampe torche, scanner…',
        uncoverLens: 'Vérifiez que rien ne cache l’objectif.',
        originalLink: 'Rouvrez le lien dans le message que vous avez reçu.',
        httpsAddress: 'Vérifiez que l’adresse commence par « https ».',
        ownTab: 'Copiez le lien et collez-le dans un nouvel onglet de votre navigateur.',
        openMenu: 'Ouvrez le menu de cette fenêtre : trois points, ou l’icône de partage.',
        openInBrowser: 'Choisissez « Ouvrir dans {{target}} » ou « Ouvrir dans le navigateur ».',
        pasteLink: 'Pas de menu ? Copiez le lien et collez-le dans {{target}}.',
        newerBrowser: 'Copiez le lien et ouvrez-le dans {{target}}, à jour.',
        otherPhone: 'Continuez sur un autre téléphone : affichez le code et scannez-le.',
      },
      thisBrowser: 'votre navigateur',
      otherApp: 'une autre application',
      restart: 'Recharger la page',
      chooseInstead: 'Choisir une photo',
      copyLink: 'Copier le lien',
      copied: 'Lien copié.',
      copyByHand: 'Appuyez longuement sur le lien pour le copier :',
      otherPhone: 'Autre téléphone',
      close: 'Fermer',
      otherPhoneText: 'Scannez ce code avec l’autre téléphone pour continuer.',
    },
    /** The photo could not be sent (§8). It is kept. */
    internalError: {
      title: 'La photo n’a pas pu être envoyée',
      text: 'Elle n’est pas perdue. Réessayez dans un instant.',
      retry: 'Réessayer',
      retake: 'Reprendre la photo',
      sendLater: 'Continuer et l’envoyer plus tard',
    },
    /** Announced to screen readers, not shown. */
    announce: {
      tapNeeded: 'L’appareil photo est prêt. Touchez « Afficher l’image ».',
      ready: 'L’appareil photo est prêt.',
      switched: {
        environment: 'Appareil photo arrière.',
        user: 'Appareil photo avant.',
      },
      taken: 'Photo prise. Vous pouvez l’utiliser ou la reprendre.',
      sending: 'Envoi de la photo.',
      sent: 'Photo envoyée : {{photo}}.',
      kept: 'Photo conservée, elle sera envoyée plus tard : {{photo}}.',
      failed: 'La photo n’a pas été envoyée. Vous pouvez réessayer.',
    },
  },

  confirm: {
    title: 'Vérifiez vos photos',
    intro: 'Chaque photo doit être nette et lisible. Vous pouvez encore la remplacer.',
    /** When no photo is required. */
    titleNothing: 'Il ne reste qu’à confirmer',
    introNothing: 'Aucune photo n’est demandée pour votre démarche.',
    cameraUnsupported:
      'Ce navigateur ne peut pas ouvrir l’appareil photo ici. Choisissez vos photos, ou prenez-les avec l’application Appareil photo de votre téléphone.',
    tile: {
      state: {
        empty: 'À ajouter',
        waiting: 'En attente d’envoi',
        uploading: 'Envoi en cours',
        failed: 'Échec de l’envoi',
        filled: 'Envoyée',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Envoi de la photo : {{photo}}',
      thumbnailAlt: 'Votre photo : {{photo}}',
      thumbnailUnavailable: 'Photo envoyée, aperçu indisponible',
      /** For a photo that is waiting to be sent. */
      previewUnavailable: 'Aperçu indisponible',
      add: 'Ajouter',
      retry: 'Réessayer',
      delete: 'Supprimer',
    },
    /** Accessible names; each contains the label of its button. */
    label: {
      add: 'Ajouter la photo : {{photo}}',
      takePhoto: 'Prendre une photo : {{photo}}',
      choosePhoto: 'Choisir une photo : {{photo}}',
      cancel: 'Annuler l’envoi : {{photo}}',
      retry: 'Réessayer l’envoi : {{photo}}',
      delete: 'Supprimer la photo : {{photo}}',
    },
    deleteModal: {
      title: 'Supprimer cette photo ?',
      text: 'Pour confirmer, vous devrez l’ajouter à nouveau : {{photo}}.',
      no: 'Non, garder',
      yes: 'Oui, supprimer',
      inProgress: 'Suppression…',
    },
    action: 'Confirmer',
    inProgress: 'Confirmation…',
    /** Why the confirm button is disabled. */
    missing_one: 'Pour confirmer, ajoutez encore une photo : {{photos, list}}.',
    missing_other: 'Pour confirmer, ajoutez encore {{count}} photos : {{photos, list}}.',
    /** A short form without the names, for three photos or more. */
    missingMany: 'Pour confirmer, ajoutez encore {{number}} photos.',
    /** Why the confirm button is disabled when all photos were added, but some are not sent yet. */
    failed_one: 'Une photo n’a pas pu être envoyée. Réessayez ou supprimez-la.',
    failed_other: '{{count}} photos n’ont pas pu être envoyées. Réessayez ou supprimez-les.',
    offline_one: 'Une photo attend la connexion. Vous pourrez confirmer dès qu’elle sera envoyée.',
    offline_other:
      '{{count}} photos attendent la connexion. Vous pourrez confirmer dès qu’elles seront envoyées.',
    unsent_one: 'Une photo reste à envoyer. Vous pourrez confirmer juste après.',
    unsent_other: '{{count}} photos restent à envoyer. Vous pourrez confirmer juste après.',
  },

  status: {
    finished: {
      title: 'Merci, c’est terminé',
      text: 'Nous avons bien reçu vos photos.',
      textNothing: 'Nous avons bien reçu votre confirmation.',
      continue: 'Continuer',
    },
    refused: {
      title: 'Vos photos sont à refaire',
      text: 'Elles n’ont pas pu être acceptées. Vous pouvez en prendre de nouvelles dès maintenant.',
      commentLabel: 'Motif indiqué',
      restart: 'Recommencer',
      inProgress: 'Un instant…',
    },
    expired: {
      title: 'Votre lien a expiré',
      text: 'Il ne permet plus d’envoyer de photos. Pour en recevoir un nouveau, contactez son expéditeur.',
      back: 'Retour au site',
    },
    /** Shown when there is no link to continue with. */
    closePage: 'Vous pouvez fermer cette page.',
  },

  mobile: {
    title: 'Continuez sur votre téléphone',
    text: 'Les photos se prennent avec un téléphone. Scannez ce code avec l’appareil photo du vôtre pour ouvrir votre lien.',
    qrCodeAlt: 'Code QR qui ouvre votre lien sur un téléphone',
    linkLabel: 'Ou ouvrez cette adresse sur votre téléphone :',
    noLink: 'Ouvrez sur votre téléphone le message qui contient votre lien, puis touchez ce lien.',
  },

  notFound: {
    title: 'Page introuvable',
    text: 'Ce lien est incomplet ou n’est plus valable. Rouvrez celui que vous avez reçu. S’il ne fonctionne pas, contactez son expéditeur.',
    /** The provider could not be reached, so the link may be valid. */
    unreachable: {
      title: 'Le service ne répond pas',
      text: 'Nous n’avons pas pu vérifier votre lien, car le service est injoignable pour le moment. Réessayez dans quelques minutes.',
      /** The phone reports that it is offline. */
      offline:
        'Nous n’avons pas pu vérifier votre lien. Vérifiez votre connexion à Internet, puis réessayez.',
      retry: 'Réessayer',
    },
  },

  failure: failureTexts['fr-fr'],

  toasts: {
    label: 'Messages',
    kind: {
      success: 'C’est fait',
      info: 'Information',
      warn: 'Attention',
      error: 'Erreur',
    },
    close: 'Fermer le message',
  },

  /** The members of `ToastCode` in core are keys of these two groups. */
  Errors: {
    internalError: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    imageSize: 'Cette photo dépasse {{maximumMegabytes}} Mo. Choisissez-en une plus légère.',
    imageExtension: 'Ce fichier n’est pas une photo JPEG ou PNG. Choisissez-en une autre.',
  },
  Toasts: {
    photoSent: 'Photo envoyée.',
    photoKept: 'Photo conservée sur ce téléphone. Elle sera envoyée automatiquement dès que possible.',
    photoKeptInPage:
      'Photo conservée tant que cette page reste ouverte. Elle sera envoyée automatiquement dès que possible.',
    photoDeleted: 'Photo supprimée.',
    cameraNotFound: 'Aucun appareil photo trouvé. Choisissez vos photos ici.',
    languageUnavailable:
      'Votre langue n’a pas pu être chargée. La page s’affiche en français pour l’instant.',
  },
} as const satisfies RequiredTexts;
