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
    capture: '{{photo}} – Photos de vos documents',
    confirm: 'Vérifier et valider – Photos de vos documents',
    finished: 'Photos transmises – Photos de vos documents',
    refused: 'Nouvelles photos nécessaires – Photos de vos documents',
    expired: 'Lien expiré – Photos de vos documents',
    mobile: 'Continuer sur votre téléphone – Photos de vos documents',
    notFound: 'Page introuvable – Photos de vos documents',
  },

  /** The parent shell around every screen of a procedure (§2). */
  shell: {
    footerPhotos: 'Vos photos sont transmises à l’organisme qui vous a envoyé ce lien.',
    footerHelp: 'Besoin d’aide ? Contactez cet organisme.',
    version: 'Version {{version}}',
    loading: 'Chargement…',
    offline: 'Pas de connexion Internet.',
    photosWait:
      'Vos photos sont enregistrées sur ce téléphone et partiront dès que vous serez en ligne. Vous pouvez revenir dans les {{keptHours}} heures.',
    /** The phone could not store one of them: it is lost with the page. */
    photosWaitInPage:
      'Gardez cette page ouverte : vos photos seront envoyées dès que la connexion sera rétablie.',
    /** Announced when the notice about the connection disappears. */
    connected: 'La connexion est rétablie.',
    /** The phone is connected, but the provider does not respond. */
    unanswered: 'Le service ne répond pas pour le moment.',
    photosWaitForAnswer:
      'Gardez cette page ouverte : vos photos seront envoyées dès que le service répondra.',
    lastState: 'Cette page n’est peut-être plus à jour.',
  },

  /** In place of other texts where the operator has configured its name (decision 10.1). */
  brand: {
    footerPhotos: 'Vos photos sont transmises à {{recipient}}.',
    footerHelp: 'Besoin d’aide ? Contactez {{recipient}}.',
    privacy: 'Confidentialité',
    imprint: 'Mentions légales',
    accessibility: 'Accessibilité',
    help: 'Aide',
    startIntro: 'Pour votre démarche, {{recipient}} a besoin des photos ci-dessous.',
    finishedNext: 'Vos photos vont être vérifiées par {{recipient}}.',
    expired: 'Il ne permet plus d’envoyer de photos. Pour en recevoir un nouveau, contactez {{recipient}}.',
  },

  /** Buttons used on more than one screen. */
  actions: {
    cancel: 'Annuler',
    takePhoto: 'Prendre une photo',
    choosePhoto: 'Choisir une photo',
  },

  /** Copying the customer’s link. */
  link: {
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    copyByHand: 'Appuyez longuement sur le lien pour le copier :',
  },

  /** Below an error: the provider’s reference with the time, for support (decision 7.11). */
  support: {
    copy: 'Copier les détails',
    copied: 'Copié.',
    copyByHand: 'Appuyez longuement sur le texte pour le copier :',
  },

  documents: {
    title: {
      idCard: 'Carte d’identité',
      driverLicense: 'Permis de conduire',
      clientPicture: 'Selfie',
    } satisfies Record<DocumentName, string>,
    /** What of it is photographed, beside its title. */
    hint: {
      idCard: 'Recto et verso',
      driverLicense: 'Recto et verso',
      clientPicture: 'Votre visage',
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
    greeting: 'Bonjour',
    /** Instead of it, for somebody who has begun. */
    welcomeBack: 'Bonjour à nouveau',
    /** After the greeting, if the procedure has a last name (§1.3). */
    lastname: 'Démarche au nom de {{lastname}}',
    /** The heading: how many photos of what. */
    title: {
      idCard: '{{count}} photos de votre carte d’identité',
      driverLicense: '{{count}} photos de votre permis de conduire',
      clientPicture: 'Une photo de votre visage',
      several: '{{count}} photos de vos documents',
    },
    /** Instead of it, once some of the photos are there. */
    there_one: '{{count}} photo sur {{total}} est déjà là',
    there_other: '{{count}} photos sur {{total}} sont déjà là',
    intro: 'L’organisme qui vous a envoyé ce lien a besoin des photos ci-dessous pour votre démarche.',
    /** For one photo, and for several. */
    duration_one: 'Environ une minute',
    duration_other: 'Environ deux minutes',
    /** Below `there`, when only some of the photos were cleared after a refusal (decision 7.6). */
    again_one: 'Une photo à refaire : {{photos, list}}.',
    again_other: '{{count}} photos à refaire : {{photos, list}}.',
    /** The first tip, where photos of cards take themselves. */
    autoPhoto: 'Placez chaque document dans le cadre : la photo se prend automatiquement.',
    /** When no photo is required. */
    introNothing: 'Aucune photo n’est demandée pour votre démarche. Il vous suffira de confirmer.',
    /** The heading when all photos were added before, and the text below it. */
    complete: 'Vos photos sont toujours là',
    introComplete:
      'À la page suivante, vous pouvez les vérifier, refaire celles qui doivent l’être, puis les valider.',
    /** The list's name for screen readers. */
    documentsTitle: 'À photographier',
    /** In the row of a document of which all photos are there. */
    done: 'Fait',
    /** Below the list, where guidance checks the selfie. */
    faceCheck:
      'Votre téléphone vérifie seulement que votre visage est bien cadré et bien visible. Il ne vous identifie pas.',
    cameraNotice: 'Si votre navigateur demande l’accès à l’appareil photo, autorisez-le.',
    sound: 'Me guider par le son et les vibrations',
    tipsTitle: 'Pour des photos réussies',
    tips: {
      light: 'Placez-vous à la lumière, sans reflets ni ombres.',
      flat: 'Posez le document à plat sur un fond uni. Un document en papier doit être entièrement déplié.',
      face: 'Pour le selfie, montrez tout votre visage et retirez vos lunettes de soleil.',
    },
    action: 'Commencer',
    /** In place of `action`, for somebody who has begun. */
    goOn: 'Continuer',
    inProgress: 'Un instant…',
    /** After the tap, without a network. */
    waitsForConnection: 'Pas de connexion : nous commencerons dès qu’elle sera rétablie.',
  },

  capture: {
    /** Before the comment of the last refusal. */
    lastPhotos: 'Vos photos précédentes :',
    back: 'Retour',
    /** The number of this photo among the required ones. */
    step: 'Photo {{number}} sur {{total}}',
    /** The accessible name of the sign at the progress for a photo that is not sent yet. */
    sendingSign: 'envoi en cours',
    /** Read with the title, so as short as can be; what follows it is in `fill`. */
    instruction: {
      idCardRecto: 'Montrez le côté avec votre photo.',
      idCardVerso: 'Retournez la carte.',
      driverLicenseRecto: 'Montrez le côté avec votre photo.',
      driverLicenseVerso: 'Retournez le permis.',
      clientPicture: 'Regardez l’objectif.',
    } satisfies Record<PhotoName, string>,
    fill: {
      card: 'Le document doit remplir le cadre.',
      face: 'Gardez le visage dans le cadre.',
    },
    viewfinder: 'Image en direct de l’appareil photo',
    shutter: 'Prendre la photo',
    switchCamera: 'Changer d’appareil photo',
    /** Below the title of the next photo: another one was refused. */
    notSent: 'Non envoyée : {{photo}}.',
    chooseInstead: 'Choisir une photo',
    /** Where no file may be chosen (decision 3.17): in place of the button, and the same in full. */
    cameraOnly: {
      short: 'Photos prises ici uniquement',
      text: 'Seules les photos prises ici, avec l’appareil photo, sont acceptées. Vous ne pouvez pas choisir une photo existante.',
    },
    /** Offers the phone’s own camera app after three failures (decision 3.18). */
    cameraApp: {
      question: 'Un souci avec la photo ?',
      open: 'Utiliser l’appli Appareil photo',
    },
    rotate: {
      title: 'Tournez votre téléphone',
      text: 'Tenez-le à la verticale pour prendre la photo.',
      stay: 'Rester en paysage',
    },
    init: {
      title: 'L’appareil photo démarre…',
      permission: 'Si votre téléphone demande l’accès à l’appareil photo, autorisez-le.',
    },
    /** The camera takes long to start. */
    overdue: {
      title: 'L’appareil photo met du temps à démarrer',
      text: 'Si une demande d’accès s’affiche, acceptez-la. Sinon, choisissez une photo.',
      /** The same where no file may be chosen. */
      withoutFiles: 'Si une demande d’accès s’affiche, acceptez-la.',
    },
    /** The browser shows the picture only after a tap (Low Power Mode). */
    tap: {
      title: 'L’appareil photo est prêt',
      text: 'Touchez le bouton pour l’activer.',
      action: 'Activer l’appareil photo',
    },
    unattended: {
      title: 'L’appareil photo est en pause',
      text: 'Touchez l’écran pour continuer.',
    },
    preview: {
      title: 'Vérifiez la photo',
      question: {
        idCard: 'Voit-on les quatre bords ? Tout est-il net, sans reflet ?',
        driverLicense: 'Voit-on les quatre bords ? Tout est-il net, sans reflet ?',
        clientPicture: 'Votre visage est net et bien visible ?',
      } satisfies Record<DocumentName, string>,
      imageAlt: 'Photo que vous venez de prendre : {{photo}}',
      fileAlt: 'La photo choisie : {{photo}}',
      /** In place of a picked photo that is too large to open, or can't be decoded. */
      notShown: 'Ce téléphone ne peut pas afficher la photo. Utilisez-la quand même ou refaites-la.',
      retake: 'Refaire',
      use: 'Utiliser',
      whole: 'Photo entière',
    },
    guidance: {
      hint: {
        tooDark: 'Il fait trop sombre',
        noDocument: 'Placez le document dans le cadre',
        noFace: 'Placez votre visage dans le cadre',
        cutOff: {
          top: 'Le haut du document est coupé',
          right: 'Le côté droit du document est coupé',
          bottom: 'Le bas du document est coupé',
          left: 'Le côté gauche du document est coupé',
        },
        tooFar: 'Rapprochez le téléphone',
        tooClose: 'Éloignez un peu le téléphone',
        tilted: 'Tenez le téléphone parallèle au document',
        turned: 'Redressez le document',
        offCentre: 'Centrez le document',
        covered: 'Retirez vos doigts du document',
        severalFaces: 'Une seule personne, s’il vous plaît',
        faceCovered: 'Retirez vos lunettes de soleil ou votre masque',
        holdStill: 'Ne bougez plus',
        holdFarther: 'Éloignez un peu le téléphone',
        glare: 'Reflet : écartez-vous de la lumière',
        sameSide: 'Côté déjà photographié : montrez le suivant',
        faceInsteadOfDocument: 'D’abord le document : placez-le dans le cadre',
        documentInsteadOfFace: 'Maintenant, une photo de votre visage',
        fillFrame: 'Prenez la photo quand le document remplit le cadre',
        ready: 'C’est bon',
        /** While the earlier side still lies there at the step for the other side. */
        turnOver: 'Retournez maintenant le document',
        turnOverPressButton: 'Retournez le document, puis touchez le bouton',
        /** From the moment that all is right until the photo takes itself. */
        readyHoldStill: 'Ne bougez plus…',
        /** The same, in the first viewfinder; at most 40 characters. */
        readyTakesItself: 'Ne bougez plus, photo automatique',
        /** When all is right, but the photo does not take itself. */
        readyPressButton: 'C’est bon : touchez le bouton',
        readyPressButtonFromNow: 'La photo auto est désactivée : touchez le bouton',
        /** The last sentence when the phone is too slow for guidance. */
        sideways: 'L’image est couchée. Tournez votre téléphone sur le côté, puis redressez-le',
        takeByButton: 'Prenez la photo avec le bouton',
        /** In place of the hints above where the customer’s face is in the frame. */
        face: {
          tooFar: 'Rapprochez-vous',
          tooClose: 'Éloignez-vous un peu',
          offCentre: 'Centrez votre visage',
        },
      },
      direction: {
        moveLeft: 'Déplacez le téléphone vers la gauche',
        moveRight: 'Déplacez le téléphone vers la droite',
        moveUp: 'Déplacez le téléphone vers le haut',
        moveDown: 'Déplacez le téléphone vers le bas',
        moveCloser: 'Rapprochez le téléphone',
        moveFarther: 'Éloignez le téléphone',
      },
      warning: {
        faceInsteadOfDocument: 'La photo montre un visage, pas le document.',
        documentInsteadOfFace: 'La photo montre un document, pas votre visage.',
        noDocument: 'Le document n’est pas visible en entier.',
        noFace: 'Aucun visage n’est visible.',
        severalFaces: 'Une seule personne doit figurer sur la photo.',
        cutOff: 'Le document est coupé.',
        covered: 'Quelque chose masque le document.',
        blurred: 'La photo est floue par endroits.',
        unreadableLines: 'Les lignes du bas ne sont pas entièrement lisibles.',
        glare: 'Un reflet cache une partie du document.',
        tooDark: 'La photo est trop sombre.',
        tooSmall: 'Le document est trop petit sur la photo.',
        faceCovered: 'Des lunettes de soleil ou un masque semblent cacher une partie du visage.',
        identityCardInsteadOfLicence: 'On dirait une pièce d’identité : photographiez le permis de conduire.',
        backInsteadOfFront: 'On dirait le verso : photographiez le recto.',
        sameSide: 'On dirait le même côté que sur la photo précédente.',
      },
      /** What the check of a photo found if nothing is wrong: shown; said if it comes after the heading. */
      checked: {
        card: 'Photo nette, document entier.',
        face: 'Photo nette, visage entier.',
      },
      autoCapture: 'Photo auto',
      sound: 'Son et vibration',
      torch: 'Lumière',
      resolution: {
        low: 'Trop loin pour bien lire',
      },
      loupe: {
        open: 'Agrandir l’endroit concerné',
        close: 'Réduire',
        alt: 'Détail agrandi de la photo',
      },
    },
    upload: {
      /** The upload takes long: the customer may continue in the meantime. */
      slow: 'L’envoi prend du temps. Vous pouvez continuer, mais gardez cette page ouverte.',
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
        unfit: 'L’appareil photo n’a pas pu être utilisé',
        noAnswer: 'L’appareil photo ne répond pas',
        noPicture: 'L’appareil photo n’affiche aucune image',
        alteredPhotos: 'Ce navigateur déforme les photos prises ici',
        lost: 'L’appareil photo s’est arrêté',
      },
      text: {
        deniedHere: 'Ce site n’est pas autorisé à l’utiliser.',
        deniedBySystem: 'Les réglages du téléphone n’autorisent pas ce navigateur à l’utiliser.',
        insecure: 'L’appareil photo ne s’ouvre que sur une page sécurisée.',
        blockedByPolicy: 'Le site qui affiche cette page ne permet pas d’ouvrir l’appareil photo.',
        inAppBrowser: 'Votre lien s’est ouvert dans {{app}}, où l’appareil photo n’est pas disponible.',
        unsupportedBrowser: 'Il est trop ancien, ou n’est pas pris en charge ici.',
        inUse: 'Une autre application ou un autre onglet s’en sert peut-être.',
        none: 'Choisissez une photo déjà prise, ou continuez sur un autre téléphone.',
        unfit: 'Votre téléphone n’a pas pu fournir d’image utilisable.',
        noAnswer: 'Le navigateur n’a pas répondu à temps.',
        noPicture: 'Il est allumé, mais l’image reste noire ou figée.',
        alteredPhotos: 'Sa protection de la vie privée rendrait votre photo illisible.',
        lost: 'Une autre application l’utilise peut-être. Les photos déjà envoyées ont bien été reçues.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Aucune demande ne s’affiche ? {{step}}',
      stepsTitle: 'Ce que vous pouvez faire',
      step: {
        acceptQuestion: 'Si une demande d’autorisation est affichée, acceptez-la.',
        reloadAndAllow:
          'Touchez « {{restart}} », puis autorisez l’appareil photo quand la demande s’affiche.',
        safariSite:
          'Touchez l’icône à gauche de l’adresse (« Menu de page »), puis « Réglages du site web » › « Appareil photo » › « Autoriser ».',
        chromeSite:
          'Touchez l’icône à gauche de l’adresse (« Afficher les informations sur le site »), puis « Autorisations », et activez « Appareil photo ».',
        firefoxSite:
          'Touchez l’icône à gauche de l’adresse (« Informations sur le site »), puis « Appareil photo » pour l’autoriser.',
        browserSite:
          'Touchez l’icône à gauche de l’adresse (souvent « Informations sur le site »), ouvrez les autorisations du site et autorisez l’appareil photo.',
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
        openMenu:
          'Ouvrez le menu de cette fenêtre : trois points (« Plus d’options ») ou l’icône de partage (« Partager »).',
        openInBrowser: 'Choisissez « Ouvrir dans {{target}} » ou « Ouvrir dans le navigateur ».',
        pasteLink: 'Pas de menu ? Copiez le lien et collez-le dans {{target}}.',
        newerBrowser: 'Copiez le lien et ouvrez-le dans une version récente de {{target}}.',
        otherPhone: 'Touchez « {{otherPhone}} », puis scannez le code avec cet autre téléphone.',
        cameraApp:
          'Prenez la photo avec l’application Appareil photo de votre téléphone, puis touchez « {{chooseInstead}} ».',
      },
      thisBrowser: 'votre navigateur',
      thisApp: 'cette application',
      otherApp: 'une autre application',
      restart: 'Recharger la page',
      chooseInstead: 'Choisir une photo',
      otherPhone: 'Autre téléphone',
      close: 'Fermer',
      otherPhoneText: 'Scannez ce code avec l’autre téléphone pour continuer.',
    },
    /** The photo could not be sent (§8). It is kept. */
    internalError: {
      title: 'La photo n’a pas pu être envoyée',
      text: 'La photo est toujours là. Réessayez dans un instant.',
      retry: 'Réessayer',
      retake: 'Refaire la photo',
      sendLater: 'Continuer et l’envoyer plus tard',
    },
    /** Announced to screen readers, not shown. */
    announce: {
      online: 'La connexion est rétablie.',
      tapNeeded: 'L’appareil photo est prêt. Touchez « Activer l’appareil photo ».',
      ready: 'L’appareil photo est prêt.',
      switched: {
        environment: 'Appareil photo arrière.',
        user: 'Appareil photo avant.',
      },
      /** The heading of the preview says it, with `unchecked` if nothing is known; or `photoSharp`. */
      photoTaken: 'Photo prise',
      photoSharp: 'Photo prise, nette',
      unchecked: 'Vous pouvez l’utiliser ou la refaire.',
      kept: 'Photo conservée, elle sera envoyée plus tard : {{photo}}.',
    },
  },

  confirm: {
    title: 'Vérifiez vos photos',
    intro:
      'Touchez une photo pour l’agrandir ou la refaire ; après la validation, vous ne pourrez plus rien modifier.',
    /** While one of the refused photos is there, because the provider has cleared none. */
    introKept:
      'Vos photos précédentes n’ont pas été acceptées. Refaites celles qui doivent l’être, puis validez l’ensemble. Après la validation, vous ne pourrez plus rien modifier.',
    /** When no photo is required. */
    titleNothing: 'Il ne reste qu’à confirmer',
    introNothing: 'Aucune photo n’est demandée pour votre démarche.',
    cameraUnsupported:
      'Dans ce navigateur, cette page ne peut pas utiliser l’appareil photo. Choisissez vos photos, ou prenez-les avec l’application Appareil photo de votre téléphone.',
    tile: {
      state: {
        empty: 'À ajouter',
        waiting: 'En attente d’envoi',
        uploading: 'Envoi en cours',
        failed: 'Échec de l’envoi',
        filled: 'Reçue',
        /** A refused photo that the provider has kept. */
        kept: 'Photo précédente',
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
      retake: 'Refaire la photo : {{photo}}',
      cancel: 'Annuler l’envoi : {{photo}}',
      retry: 'Réessayer : {{photo}}',
      delete: 'Supprimer la photo : {{photo}}',
    },
    /** The first button while photos are missing: the next of them. */
    takeNext: {
      idCardRecto: 'Photo suivante : carte, recto',
      idCardVerso: 'Photo suivante : carte, verso',
      driverLicenseRecto: 'Photo suivante : permis, recto',
      driverLicenseVerso: 'Photo suivante : permis, verso',
      clientPicture: 'Photo suivante : selfie',
    } satisfies Record<PhotoName, string>,
    /** Read with the heading, or announced when the last photo has arrived and the confirm button is enabled. */
    allReceived: 'Toutes vos photos ont été reçues. Vous pouvez maintenant les valider.',
    /** The same in short, as it is shown above the confirm button. */
    received_one: 'La photo a été reçue.',
    received_other: 'Les {{count}} photos ont été reçues.',
    /** The full-screen view of a photo. */
    viewer: {
      open: 'Agrandir la photo : {{photo}}',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      close: 'Fermer',
    },
    deleteModal: {
      title: 'Supprimer le {{photo}} ?',
      text: 'Vous devrez refaire cette photo avant de pouvoir terminer.',
      no: 'Non, garder',
      yes: 'Oui, supprimer',
      inProgress: 'Suppression…',
    },
    action: 'Valider mes photos',
    /** When no photo is required. */
    actionNothing: 'Confirmer',
    inProgress: 'Un instant…',
    /** After the tap, without a network. */
    waitsForConnection: 'Pas de connexion : l’envoi final partira dès qu’elle sera rétablie.',
    /** Why the confirm button is disabled. The start screen says it too, if some photos were added before. */
    missing_one: 'Il manque encore une photo : {{photos, list}}.',
    missing_other: 'Il manque encore {{count}} photos : {{photos, list}}.',
    /** A short form without the names, below the button for the next photo. */
    stillMissing_one: 'Il manque encore une photo.',
    stillMissing_other: 'Il manque encore {{count}} photos.',
    /** Why the confirm button is disabled when all photos were added, but some are not sent yet. */
    failed_one: 'Une photo n’a pas pu être envoyée. Réessayez ou supprimez-la.',
    failed_other: '{{count}} photos n’ont pas pu être envoyées. Réessayez ou supprimez-les.',
    offline_one: 'Une photo attend la connexion. Vous pourrez valider dès qu’elle sera envoyée.',
    offline_other:
      '{{count}} photos attendent la connexion. Vous pourrez valider dès qu’elles seront envoyées.',
    unsent_one: 'Il reste une photo à envoyer.',
    unsent_other: 'Il reste {{count}} photos à envoyer.',
  },

  status: {
    finished: {
      title: 'Photos transmises, merci',
      /** When no photo was required. */
      titleNothing: 'Confirmation reçue, merci',
      text: 'Nous avons bien reçu vos photos.',
      textNothing: 'Nous avons bien reçu votre confirmation.',
      /** The receipt: the photos, when they were submitted, and the provider’s reference. */
      receipt: {
        photos: 'Photos reçues',
        time: 'Date et heure',
        reference: 'Référence',
      },
      nextTitle: 'Et ensuite ?',
      nextText: 'L’organisme qui vous a envoyé ce lien va vérifier vos photos.',
      keepLink: 'Conservez votre lien : il vous indiquera si de nouvelles photos sont nécessaires.',
      continue: 'Continuer sur {{host}}',
    },
    refused: {
      title: 'Nouvelles photos nécessaires',
      text: 'Vos photos n’ont pas pu être acceptées. Touchez « {{restart}} » pour voir lesquelles refaire. Vous ne pourrez pas revenir en arrière.',
      commentLabel: 'Motif',
      /** Before the same comment, once the customer takes the photos again. */
      lastPhotos: 'Vos photos précédentes',
      restart: 'Recom\u00ADmencer',
      inProgress: 'Un instant…',
    },
    expired: {
      title: 'Votre lien a expiré',
      text: 'Il ne permet plus d’envoyer de photos. Pour en recevoir un nouveau, contactez l’organisme qui vous l’a envoyé.',
      back: 'Retour sur {{host}}',
    },
    /** Shown when there is no link to continue with. */
    closePage: 'Vous pouvez fermer cette page.',
  },

  /** Why a single photo was refused, by its code (decision 7.10): what was wrong last time. */
  refusal: {
    lastTime: 'La dernière fois :',
    text_one:
      'Une photo n’a pas pu être acceptée. Touchez « {{restart}} » pour la refaire. Vous ne pourrez pas revenir en arrière.',
    text_other:
      'Certaines de vos photos n’ont pas pu être acceptées. Touchez « {{restart}} » pour les refaire. Vous ne pourrez pas revenir en arrière.',
    blurred: 'La photo était floue.',
    glare: 'Un reflet cachait une partie de la photo.',
    cutOff: 'Une partie était coupée.',
    covered: 'Une partie était cachée.',
    wrongSide: 'Ce n’était pas le bon côté.',
    wrongDocument: 'Ce n’était pas le bon document.',
    expiredDocument: 'Le document était périmé. Utilisez un document en cours de validité.',
    notSamePerson: 'Le visage ne correspondait pas à celui du document.',
    other: 'La photo n’a pas pu être acceptée.',
  },

  mobile: {
    title: 'Continuez sur votre téléphone',
    text: 'Les photos se prennent avec un téléphone. Scannez ce code avec votre téléphone pour ouvrir votre lien.',
    qrCodeAlt: 'Code QR qui ouvre votre lien sur un téléphone',
    linkLabel: 'Ou ouvrez ce lien sur votre téléphone :',
    noLink: 'Ouvrez sur votre téléphone le message qui contient votre lien, puis touchez ce lien.',
    /** On a computer, if the browser does not copy the link. */
    copyByHand: 'Sélectionnez le lien et copiez-le.',
    /** What the phone has done, as far as the provider knows (decision 8.11). */
    started: 'Démarche commencée sur votre téléphone',
    received: 'Photos reçues : {{received}} sur {{required}}',
  },

  notFound: {
    title: 'Page introuvable',
    text: 'Ce lien est incomplet ou n’est plus valable.',
    /** What to do, and what else. */
    step: 'Rouvrez celui que vous avez reçu.',
    otherwise: 'S’il ne fonctionne pas, contactez l’organisme qui vous l’a envoyé.',
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
    /** Announced before the message; a success needs no name. */
    kind: {
      info: 'Information',
      warn: 'Attention',
      error: 'Erreur',
    },
    close: 'Fermer le message',
  },

  /** The members of `ToastCode` in core are keys of these two groups. */
  Errors: {
    internalError: {
      start: 'Impossible de commencer. Veuillez réessayer.',
      finish: 'L’envoi final n’a pas abouti. Veuillez réessayer.',
      reset: 'Impossible de recommencer. Veuillez réessayer.',
      delete: 'La photo n’a pas été supprimée. Veuillez réessayer.',
      deleteFormer:
        'La nouvelle photo a été supprimée de ce téléphone, mais pas celle que vous aviez envoyée : elle s’affiche de nouveau. Veuillez réessayer.',
      upload: 'La photo n’a pas été envoyée. Vous pourrez réessayer à l’étape « {{screen}} ».',
    },
    imageSize: 'Cette photo dépasse {{maximumMegabytes}} Mo. Choisissez-en une plus légère.',
    imageExtension: 'Ce fichier n’est pas une photo JPEG ou PNG. Choisissez-en une autre.',
  },
  Toasts: {
    fileUnreadable: 'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
    photoTooLarge: 'Cette photo est trop lourde pour être envoyée. Refaites-la.',
    photoSent: 'Photo envoyée.',
    photoKept:
      'Photo enregistrée sur ce téléphone : elle partira dès que vous serez en ligne. Vous pouvez revenir dans les {{keptHours}} heures.',
    photoKeptInPage:
      'La photo est conservée tant que cette page reste ouverte. Elle sera envoyée dès que possible.',
    photoDeleted: 'Photo supprimée.',
    phoneNotRead:
      'Impossible de vérifier si des photos plus récentes attendent sur ce téléphone. Regardez vos photos ici, puis validez de nouveau.',
    cameraNotFound: 'Aucun appareil photo trouvé. Choisissez vos photos ici.',
    languageUnavailable:
      'Votre langue n’a pas pu être chargée. La page s’affiche en français pour l’instant.',
  },
  /** Follows `Errors.imageExtension` if the file is a HEIC, HEIF or AVIF: what the phone can do about it. */
  formatAdvice: {
    ios: 'Ou prenez la photo ici. Pour vos prochaines photos : Réglages › Appareil photo › Formats › « Le plus compatible ».',
    android:
      'Ou prenez la photo ici. Pour vos prochaines photos, désactivez « Haute efficacité » (HEIF) dans les réglages de l’appareil photo.',
  },
} as const satisfies RequiredTexts;
