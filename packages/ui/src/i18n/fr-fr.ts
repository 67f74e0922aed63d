import { failureTexts } from './failure-texts.ts';
import type { CodeTexts } from './code-texts.ts';

/**
 * The French texts, and the source of every key. The other languages have exactly these keys and
 * the same `{{placeholders}}` (see `texts.ts`). Spaces before `? ! : ;` and inside « » are narrow
 * no-break spaces (U+202F); a test holds that.
 */
export const frFr = {
  /** `<title>` of each screen; never a name or a token. */
  documentTitle: {
    start: 'Commencer – Photos de vos documents',
    capture: 'Prendre les photos – Photos de vos documents',
    confirm: 'Vérifier et confirmer – Photos de vos documents',
    status: 'État de votre démarche – Photos de vos documents',
    mobile: 'Continuer sur votre téléphone – Photos de vos documents',
    notFound: 'Page introuvable – Photos de vos documents',
  },

  /** What surrounds every screen of a procedure (§2, parent shell). */
  shell: {
    footerPhotos: 'Vos photos sont transmises à l’expéditeur de votre lien.',
    footerHelp: 'Besoin d’aide ? Contactez l’expéditeur du lien.',
    version: 'Version {{version}}',
    loading: 'Chargement…',
    offline: 'Pas de connexion Internet. Vous pourrez envoyer vos photos dès son retour.',
  },

  /** Buttons that more than one screen has. */
  actions: {
    cancel: 'Annuler',
    takePhoto: 'Prendre une photo',
    choosePhoto: 'Choisir une photo',
  },

  languageSwitcher: {
    label: 'Langue',
  },

  documents: {
    title: {
      idCard: 'Carte d’identité',
      driverLicense: 'Permis de conduire',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Recto et verso : deux photos',
      driverLicense: 'Recto et verso : deux photos',
      clientPicture: 'Une photo de votre visage',
    },
  },

  photos: {
    /** As a heading. */
    title: {
      idCardRecto: 'Carte d’identité : recto',
      idCardVerso: 'Carte d’identité : verso',
      driverLicenseRecto: 'Permis de conduire : recto',
      driverLicenseVerso: 'Permis de conduire : verso',
      clientPicture: 'Selfie',
    },
    /** As a tile's label, below the document's own heading. */
    side: {
      idCardRecto: 'Recto',
      idCardVerso: 'Verso',
      driverLicenseRecto: 'Recto',
      driverLicenseVerso: 'Verso',
      clientPicture: 'Selfie',
    },
    /** Within a sentence or a list, as `{{photo}}` or `{{photos, list}}`. */
    name: {
      idCardRecto: 'recto de la carte d’identité',
      idCardVerso: 'verso de la carte d’identité',
      driverLicenseRecto: 'recto du permis de conduire',
      driverLicenseVerso: 'verso du permis de conduire',
      clientPicture: 'selfie',
    },
  },

  start: {
    greeting: 'Bonjour {{lastname}}',
    greetingGeneric: 'Bonjour',
    intro: 'Pour votre démarche, il nous faut les photos ci-dessous. Nous vous guidons pas à pas.',
    /** Where no photo is asked for. */
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
    /** Which photo it is of those that are required. */
    step: 'Photo {{number}} sur {{total}}',
    instruction: {
      idCardRecto: 'Remplissez le cadre avec le recto de la carte, côté photo.',
      idCardVerso: 'Retournez la carte et remplissez le cadre avec le verso.',
      driverLicenseRecto: 'Remplissez le cadre avec le recto du permis, côté photo.',
      driverLicenseVerso: 'Retournez le permis et remplissez le cadre avec le verso.',
      clientPicture: 'Placez votre visage dans le cadre et regardez l’objectif.',
    },
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
    preview: {
      title: 'Vérifiez la photo',
      question: {
        idCard: 'Tout est net et lisible, sans reflet ?',
        driverLicense: 'Tout est net et lisible, sans reflet ?',
        clientPicture: 'Votre visage est-il net et bien visible ?',
      },
      imageAlt: 'Photo que vous venez de prendre : {{photo}}',
      retake: 'Reprendre',
      use: 'Utiliser',
    },
    upload: {
      title: 'Envoi de la photo…',
      text: 'Gardez cette page ouverte.',
    },
    /** The camera can't be had (§8): what happened, and what can be done now. */
    cameraError: {
      title: {
        denied: 'L’accès à l’appareil photo est bloqué',
        notFound: 'Aucun appareil photo trouvé',
        inUse: 'L’appareil photo est déjà utilisé',
        overconstrained: 'L’appareil photo n’a pas pu démarrer',
        unsupported: 'Ce navigateur ne peut pas ouvrir l’appareil photo',
        noAnswer: 'L’appareil photo ne répond pas',
        noPicture: 'L’appareil photo n’affiche aucune image',
        lost: 'L’appareil photo s’est arrêté',
      },
      text: {
        denied:
          'Autorisez l’appareil photo pour ce site dans les réglages du navigateur ou du téléphone, puis rechargez la page.',
        notFound: 'Choisissez une photo déjà prise, ou ouvrez votre lien sur un autre téléphone.',
        inUse:
          'Une autre application ou un autre onglet s’en sert peut-être. Fermez-les, puis rechargez la page.',
        overconstrained:
          'Rechargez la page. Si cela ne suffit pas, ouvrez votre lien sur un autre téléphone.',
        unsupported:
          'Ouvrez votre lien dans un autre navigateur, par exemple Chrome ou Safari, ou choisissez une photo.',
        noAnswer: 'Si une demande d’autorisation est affichée, acceptez-la. Sinon, rechargez la page.',
        noPicture:
          'Vérifiez que rien ne cache l’objectif et fermez les autres applications, puis rechargez la page.',
        lost: 'Une autre application l’utilise peut-être. Rechargez la page : les photos déjà envoyées sont conservées.',
      },
      restart: 'Recharger la page',
      wayOn: 'Vous pouvez aussi continuer sans l’appareil photo :',
      chooseInstead: 'Choisir une photo',
    },
    /** The image could not be sent (§8): nothing is lost. */
    internalError: {
      title: 'La photo n’a pas pu être envoyée',
      text: 'Elle n’est pas perdue. Vérifiez votre connexion, puis réessayez.',
      retry: 'Réessayer',
      retake: 'Reprendre la photo',
    },
    /** Told to a screen reader, not shown. */
    announce: {
      ready: 'L’appareil photo est prêt.',
      switched: {
        environment: 'Appareil photo arrière.',
        user: 'Appareil photo avant.',
      },
      taken: 'Photo prise. Vous pouvez l’utiliser ou la reprendre.',
      sending: 'Envoi de la photo.',
      sent: 'Photo envoyée : {{photo}}.',
      failed: 'La photo n’a pas été envoyée. Vous pouvez réessayer.',
    },
  },

  confirm: {
    title: 'Vérifiez vos photos',
    intro: 'Chaque photo doit être nette et lisible. Vous pouvez encore la remplacer.',
    /** Where no photo is asked for. */
    titleNothing: 'Il ne reste qu’à confirmer',
    introNothing: 'Aucune photo n’est demandée pour votre démarche.',
    cameraUnsupported:
      'Ce navigateur ne peut pas ouvrir l’appareil photo ici. Choisissez vos photos, ou prenez-les avec l’application Appareil photo de votre téléphone.',
    tile: {
      state: {
        empty: 'À ajouter',
        uploading: 'Envoi en cours',
        filled: 'Envoyée',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Envoi de la photo : {{photo}}',
      thumbnailAlt: 'Votre photo : {{photo}}',
      thumbnailUnavailable: 'Photo envoyée, aperçu indisponible',
      add: 'Ajouter',
      delete: 'Supprimer',
    },
    /** Names for a screen reader: each holds the words on the button. */
    label: {
      add: 'Ajouter la photo : {{photo}}',
      takePhoto: 'Prendre une photo : {{photo}}',
      choosePhoto: 'Choisir une photo : {{photo}}',
      cancel: 'Annuler l’envoi : {{photo}}',
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
    /** Why the button waits. */
    missing_one: 'Pour confirmer, ajoutez encore une photo : {{photos, list}}.',
    missing_other: 'Pour confirmer, ajoutez encore {{count}} photos : {{photos, list}}.',
    /** The same, in short, where the names would fill the screen: three photos or more. */
    missingMany: 'Pour confirmer, ajoutez encore {{number}} photos.',
    uploading: 'Vous pourrez confirmer dès que l’envoi sera terminé.',
  },

  status: {
    finished: {
      title: 'Merci, c’est terminé',
      text: 'Nous avons bien reçu vos photos.',
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
    /** Where there is no link to go on with. */
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
    /** The provider could not be reached: the link may well be right. */
    unreachable: {
      title: 'Le service ne répond pas',
      text: 'Nous n’avons pas pu vérifier votre lien. Vérifiez votre connexion à Internet, puis réessayez.',
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

  /** The codes of `ToastCode` in core are keys of these two groups. */
  Errors: {
    internalError: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    imageSize: 'Cette photo dépasse {{maximumMegabytes}} Mo. Choisissez-en une plus légère.',
    imageExtension: 'Ce fichier n’est pas une photo JPEG ou PNG. Choisissez-en une autre.',
  },
  Toasts: {
    photoSent: 'Photo envoyée.',
    photoDeleted: 'Photo supprimée.',
    cameraNotFound: 'Aucun appareil photo trouvé. Choisissez vos photos ici.',
  },
} as const satisfies CodeTexts;
