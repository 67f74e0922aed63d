import { failureTexts } from './failure-texts.ts';
import type { Texts } from './texts.ts';

/** The British English texts. */
export const enGb: Texts = {
  documentTitle: {
    start: 'Start – Photos of your documents',
    capture: 'Take the photos – Photos of your documents',
    confirm: 'Check and confirm – Photos of your documents',
    status: 'Status – Photos of your documents',
    mobile: 'Continue on your phone – Photos of your documents',
    notFound: 'Page not found – Photos of your documents',
  },

  shell: {
    footerPhotos: 'Your photos go to whoever sent you this link.',
    footerHelp: 'Need help? Please contact them.',
    version: 'Version {{version}}',
    loading: 'Loading…',
    offline: 'No internet connection.',
    photosWait: 'Your photos will be sent once it is back.',
    unanswered: 'The service is not responding at the moment.',
    photosWaitForAnswer: 'Your photos will be sent once it does.',
    lastState: 'You are seeing the last saved state.',
  },

  actions: {
    cancel: 'Cancel',
    takePhoto: 'Take a photo',
    choosePhoto: 'Choose a photo',
  },

  documents: {
    title: {
      idCard: 'ID card',
      driverLicense: 'Driving licence',
      clientPicture: 'Selfie',
    },
    hint: {
      idCard: 'Front and back: two photos',
      driverLicense: 'Front and back: two photos',
      clientPicture: 'One photo of your face',
    },
  },

  photos: {
    title: {
      idCardRecto: 'ID card: front',
      idCardVerso: 'ID card: back',
      driverLicenseRecto: 'Driving licence: front',
      driverLicenseVerso: 'Driving licence: back',
      clientPicture: 'Selfie',
    },
    side: {
      idCardRecto: 'Front',
      idCardVerso: 'Back',
      driverLicenseRecto: 'Front',
      driverLicenseVerso: 'Back',
      clientPicture: 'Selfie',
    },
    name: {
      idCardRecto: 'front of the ID card',
      idCardVerso: 'back of the ID card',
      driverLicenseRecto: 'front of the driving licence',
      driverLicenseVerso: 'back of the driving licence',
      clientPicture: 'selfie',
    },
  },

  start: {
    greeting: 'Hello {{lastname}}',
    greetingGeneric: 'Hello',
    intro: 'We need the photos listed below. We’ll guide you through them step by step.',
    introNothing: 'We don’t need any photos from you. You only have to confirm.',
    documentsTitle: 'What to photograph',
    cameraNotice: 'If your browser asks to use the camera, please allow it.',
    tipsTitle: 'For good photos',
    tips: {
      light: 'Find a well-lit place.',
      flat: 'Lay the document flat on a plain surface.',
      reflection: 'Avoid glare and shadows.',
      face: 'For the selfie, keep your face clear and take off sunglasses.',
    },
    action: 'Start',
    inProgress: 'One moment…',
  },

  capture: {
    step: 'Photo {{number}} of {{total}}',
    instruction: {
      idCardRecto: 'Fill the frame with the front of the card, the side with your photo.',
      idCardVerso: 'Turn the card over and fill the frame with the back.',
      driverLicenseRecto: 'Fill the frame with the front of the licence, the side with your photo.',
      driverLicenseVerso: 'Turn the licence over and fill the frame with the back.',
      clientPicture: 'Place your face inside the frame and look into the camera.',
    },
    viewfinder: 'Camera picture',
    shutter: 'Take the photo',
    switchCamera: 'Switch camera',
    chooseInstead: 'Choose a photo',
    rotate: {
      title: 'Turn your phone',
      text: 'Hold it upright to take the photo.',
    },
    init: {
      title: 'Starting the camera…',
      permission: 'If your phone asks to use the camera, please allow it.',
    },
    overdue: {
      title: 'The camera is taking a while',
      text: 'If you see a request to use the camera, allow it. Otherwise, choose a photo.',
    },
    tap: {
      title: 'The camera is ready',
      text: 'Tap the button to see its picture.',
      action: 'Show the picture',
    },
    preview: {
      title: 'Check the photo',
      question: {
        idCard: 'Is everything sharp and easy to read, with no glare?',
        driverLicense: 'Is everything sharp and easy to read, with no glare?',
        clientPicture: 'Is your face sharp and easy to see?',
      },
      imageAlt: 'The photo you just took: {{photo}}',
      retake: 'Retake',
      use: 'Use photo',
    },
    upload: {
      title: 'Sending the photo…',
      text: 'Please keep this page open.',
      slow: 'Sending is taking a while. You can continue: it goes on in the background.',
      goOn: 'Continue',
    },
    cameraError: {
      title: {
        deniedHere: 'Access to the camera is blocked',
        deniedBySystem: 'Your phone is blocking the camera',
        insecure: 'This page is not secure',
        blockedByPolicy: 'The camera is turned off on this page',
        inAppBrowser: 'Open your link in your browser',
        unsupportedBrowser: 'This browser can’t open the camera',
        inUse: 'The camera is already in use',
        none: 'No camera found',
        unfit: 'The camera could not start',
        noAnswer: 'The camera is not responding',
        noPicture: 'The camera shows no picture',
        lost: 'The camera has stopped',
      },
      text: {
        deniedHere: 'This site is not allowed to use it.',
        deniedBySystem: 'Your phone’s settings don’t let this browser use it.',
        insecure: 'The camera only opens on a secure page.',
        blockedByPolicy: 'The site that shows this page doesn’t let it open the camera.',
        inAppBrowser: 'Your link has opened inside {{app}}, where the camera is not available.',
        unsupportedBrowser: 'It is too old, or not supported here.',
        inUse: 'Another app or tab may be using it.',
        none: 'Choose a photo you already have, or continue on another phone.',
        unfit: 'Your phone could not give a usable picture.',
        noAnswer: 'The browser did not answer in time.',
        noPicture: 'It is on, but the picture stays black or frozen.',
        lost: 'Another app may be using it. Photos you have already sent are safe.',
      },
      /** Before a step for browsers that do not ask for permission again; `step` is its text. */
      notAsked: 'Not asked? {{step}}',
      stepsTitle: 'What you can do',
      step: {
        acceptQuestion: 'If you see a request to use the camera, allow it.',
        reloadAndAllow: 'Tap “{{restart}}”, then allow the camera when you are asked.',
        safariSite: 'Tap the icon to the left of the address, then “Website Settings” › “Camera” › “Allow”.',
        chromeSite: 'Tap the icon to the left of the address, then “Permissions”, and turn on “Camera”.',
        firefoxSite: 'Tap the icon to the left of the address, then “Camera” to allow it.',
        browserSite:
          'Tap the icon to the left of the address, open the site’s permissions and allow the camera.',
        settingsIos: 'Open Settings › Apps › {{browser}} and allow “Camera”.',
        settingsIosOlder: 'Open Settings › {{browser}} and allow “Camera”.',
        settingsAndroid:
          'Open your phone’s Settings › Apps › {{browser}} › Permissions, and allow the camera.',
        settingsOther: 'Open your device’s settings and let {{browser}} use the camera.',
        screenTime:
          'In Settings › Screen Time › Content & Privacy Restrictions, check that the camera is allowed.',
        cameraSwitch: 'Open Quick Settings at the top of the screen: “Camera access” must be on.',
        reload: 'Come back here and tap “{{restart}}”.',
        restartPhone: 'If that doesn’t help, restart your phone.',
        closeOthers: 'Close other apps and tabs: video call, torch, scanner…',
        uncoverLens: 'Make sure nothing covers the lens.',
        originalLink: 'Open the link again from the message you received.',
        httpsAddress: 'Check that the address begins with “https”.',
        ownTab: 'Copy the link and paste it into a new tab of your browser.',
        openMenu: 'Open this window’s menu: three dots, or the share icon.',
        openInBrowser: 'Choose “Open in {{target}}” or “Open in browser”.',
        pasteLink: 'No menu? Copy the link and paste it into {{target}}.',
        newerBrowser: 'Copy the link and open it in an up-to-date {{target}}.',
        otherPhone: 'Continue on another phone: show the code and scan it.',
      },
      thisBrowser: 'your browser',
      otherApp: 'another app',
      restart: 'Reload the page',
      chooseInstead: 'Choose a photo',
      copyLink: 'Copy the link',
      copied: 'Link copied.',
      copyByHand: 'Press and hold the link to copy it:',
      otherPhone: 'Another phone',
      close: 'Close',
      otherPhoneText: 'Scan this code with the other phone to continue.',
    },
    internalError: {
      title: 'The photo could not be sent',
      text: 'It is not lost. Please try again in a moment.',
      retry: 'Try again',
      retake: 'Retake the photo',
      sendLater: 'Continue and send it later',
    },
    announce: {
      tapNeeded: 'The camera is ready. Tap “Show the picture”.',
      ready: 'The camera is ready.',
      switched: {
        environment: 'Rear camera.',
        user: 'Front camera.',
      },
      taken: 'Photo taken. You can use it or retake it.',
      sending: 'Sending the photo.',
      sent: 'Photo sent: {{photo}}.',
      kept: 'Photo kept, to be sent later: {{photo}}.',
      failed: 'The photo was not sent. You can try again.',
    },
  },

  confirm: {
    title: 'Check your photos',
    intro: 'Each photo must be sharp and clear. You can still replace any of them.',
    titleNothing: 'Just one thing left: confirm',
    introNothing: 'We don’t need any photos from you.',
    cameraUnsupported:
      'This browser can’t open the camera here. Choose your photos, or take them with your phone’s camera app.',
    tile: {
      state: {
        empty: 'To add',
        waiting: 'Waiting to be sent',
        uploading: 'Sending',
        failed: 'Sending failed',
        filled: 'Sent',
      },
      progress: '{{progress, number(style: percent)}}',
      progressLabel: 'Sending the photo: {{photo}}',
      thumbnailAlt: 'Your photo: {{photo}}',
      thumbnailUnavailable: 'Photo sent, preview not available',
      previewUnavailable: 'Preview not available',
      add: 'Add',
      retry: 'Try again',
      delete: 'Delete',
    },
    label: {
      add: 'Add the photo: {{photo}}',
      takePhoto: 'Take a photo: {{photo}}',
      choosePhoto: 'Choose a photo: {{photo}}',
      cancel: 'Cancel sending: {{photo}}',
      retry: 'Try sending again: {{photo}}',
      delete: 'Delete the photo: {{photo}}',
    },
    deleteModal: {
      title: 'Delete this photo?',
      text: 'To confirm, you will need to add it again: {{photo}}.',
      no: 'No, keep it',
      yes: 'Yes, delete',
      inProgress: 'Deleting…',
    },
    action: 'Confirm',
    inProgress: 'Confirming…',
    missing_one: 'To confirm, please add one more photo: {{photos, list}}.',
    missing_other: 'To confirm, please add {{count}} more photos: {{photos, list}}.',
    missingMany: 'To confirm, please add {{number}} more photos.',
    failed_one: 'One photo could not be sent. Try again, or delete it.',
    failed_other: '{{count}} photos could not be sent. Try again, or delete them.',
    offline_one: 'One photo is waiting for a connection. You can confirm as soon as it has been sent.',
    offline_other:
      '{{count}} photos are waiting for a connection. You can confirm as soon as they have been sent.',
    unsent_one: 'One photo is still to be sent. You can confirm right after.',
    unsent_other: '{{count}} photos are still to be sent. You can confirm right after.',
  },

  status: {
    finished: {
      title: 'All done, thank you',
      text: 'We have received your photos.',
      textNothing: 'We have received your confirmation.',
      continue: 'Continue',
    },
    refused: {
      title: 'New photos are needed',
      text: 'Your photos could not be accepted. You can take new ones now.',
      commentLabel: 'Reason given',
      restart: 'Start again',
      inProgress: 'One moment…',
    },
    expired: {
      title: 'Your link has expired',
      text: 'It can no longer be used to send photos. For a new one, please contact whoever sent it.',
      back: 'Back to the website',
    },
    closePage: 'You can close this page.',
  },

  mobile: {
    title: 'Continue on your phone',
    text: 'The photos are taken with a phone. Scan this code with your phone’s camera to open your link.',
    qrCodeAlt: 'QR code that opens your link on a phone',
    linkLabel: 'Or open this address on your phone:',
    noLink: 'On your phone, open the message with your link, then tap the link.',
  },

  notFound: {
    title: 'Page not found',
    text: 'This link is incomplete or no longer valid. Please open the one you received again. If it still doesn’t work, contact whoever sent it.',
    unreachable: {
      title: 'The service is not responding',
      text: 'We couldn’t check your link because the service can’t be reached at the moment. Please try again in a few minutes.',
      offline: 'We couldn’t check your link. Check your internet connection, then try again.',
      retry: 'Try again',
    },
  },

  failure: failureTexts['en-gb'],

  toasts: {
    label: 'Messages',
    kind: {
      success: 'Done',
      info: 'Information',
      warn: 'Warning',
      error: 'Error',
    },
    close: 'Close message',
  },

  Errors: {
    internalError: 'That didn’t work. Please try again.',
    imageSize: 'This photo is larger than {{maximumMegabytes}} MB. Please choose a smaller one.',
    imageExtension: 'This file is not a JPEG or PNG photo. Please choose another one.',
  },
  Toasts: {
    photoSent: 'Photo sent.',
    photoKept: 'Photo kept on this phone. It will be sent automatically as soon as possible.',
    photoKeptInPage:
      'Photo kept for as long as this page stays open. It will be sent automatically as soon as possible.',
    photoDeleted: 'Photo deleted.',
    cameraNotFound: 'No camera found. Please choose your photos here.',
    languageUnavailable: 'Your language couldn’t be loaded. The page is shown in English for now.',
  },
};
