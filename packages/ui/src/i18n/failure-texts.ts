import type { Language } from '@recto/core';

/**
 * The texts shown when something could not be loaded: the configuration, the code of a screen, or the
 * texts themselves. They are part of the first bundle, in all languages. The language files include
 * them, and components read them as `t('failure.…')`.
 */
export type FailureTexts = {
  readonly documentTitle: string;
  /** `config.json` could not be loaded (§8). */
  readonly configuration: Failure;
  /** A chunk of the app, or the texts of the chosen language, could not be loaded. */
  readonly loading: Failure;
  /** A screen crashed. */
  readonly crash: Failure;
  readonly reload: string;
  readonly retry: string;
  /** The accessible name of the language switcher. */
  readonly language: string;
};

type Failure = {
  readonly title: string;
  readonly text: string;
};

export const failureTexts: Readonly<Record<Language, FailureTexts>> = {
  'fr-fr': {
    documentTitle: 'Service indisponible – Photos de vos documents',
    configuration: {
      title: 'Le service n’a pas pu démarrer',
      text: 'Cela ne vient pas de vous. Rechargez la page, ou rouvrez votre lien dans quelques minutes.',
    },
    loading: {
      title: 'La page n’a pas pu se charger',
      text: 'Vérifiez votre connexion à Internet, puis réessayez.',
    },
    crash: {
      title: 'Un problème est survenu',
      text: 'Les photos déjà envoyées ont bien été reçues. Réessayez pour continuer.',
    },
    reload: 'Recharger la page',
    retry: 'Réessayer',
    language: 'Langue',
  },
  'en-gb': {
    documentTitle: 'Service unavailable – Photos of your documents',
    configuration: {
      title: 'The service couldn’t start',
      text: 'This isn’t your fault. Reload the page, or open your link again in a few minutes.',
    },
    loading: {
      title: 'The page couldn’t load',
      text: 'Check your internet connection, then try again.',
    },
    crash: {
      title: 'Something went wrong',
      text: 'Photos already sent have been received. Try again to continue.',
    },
    reload: 'Reload the page',
    retry: 'Try again',
    language: 'Language',
  },
  'de-de': {
    documentTitle: 'Dienst nicht verfügbar – Fotos Ihrer Dokumente',
    configuration: {
      title: 'Der Dienst konnte nicht starten',
      text: 'Das liegt nicht an Ihnen. Laden Sie die Seite neu oder öffnen Sie Ihren Link in einigen Minuten noch einmal.',
    },
    loading: {
      title: 'Die Seite konnte nicht geladen werden',
      text: 'Prüfen Sie Ihre Internet\u00ADverbindung und versuchen Sie es dann erneut.',
    },
    crash: {
      title: 'Es ist ein Fehler aufgetreten',
      text: 'Bereits gesendete Fotos wurden empfangen. Versuchen Sie es erneut, um fortzufahren.',
    },
    reload: 'Seite neu laden',
    retry: 'Erneut versuchen',
    language: 'Sprache',
  },
  'es-es': {
    documentTitle: 'Servicio no disponible – Fotos de sus documentos',
    configuration: {
      title: 'El servicio no ha podido iniciarse',
      text: 'No es culpa suya. Recargue la página o vuelva a abrir su enlace dentro de unos minutos.',
    },
    loading: {
      title: 'No se ha podido cargar la página',
      text: 'Compruebe su conexión a internet y vuelva a intentarlo.',
    },
    crash: {
      title: 'Ha ocurrido un problema',
      text: 'Las fotos ya enviadas se han recibido. Vuelva a intentarlo para continuar.',
    },
    reload: 'Recargar la página',
    retry: 'Reintentar',
    language: 'Idioma',
  },
  'it-it': {
    documentTitle: 'Servizio non disponibile – Foto dei documenti',
    configuration: {
      title: 'Il servizio non si è avviato',
      text: 'Non dipende da lei. Ricarichi la pagina oppure riapra il link tra qualche minuto.',
    },
    loading: {
      title: 'Non è stato possibile caricare la pagina',
      text: 'Controlli la connessione a Internet, poi riprovi.',
    },
    crash: {
      title: 'Si è verificato un problema',
      text: 'Le foto già inviate sono state ricevute. Riprovi per continuare.',
    },
    reload: 'Ricarica la pagina',
    retry: 'Riprova',
    language: 'Lingua',
  },
  'nl-nl': {
    documentTitle: 'Dienst niet beschikbaar – Foto’s van uw documenten',
    configuration: {
      title: 'De dienst kon niet starten',
      text: 'Dit ligt niet aan u. Laad de pagina opnieuw of open uw link over een paar minuten nog eens.',
    },
    loading: {
      title: 'De pagina kon niet worden geladen',
      text: 'Controleer uw internet\u00ADverbinding en probeer het opnieuw.',
    },
    crash: {
      title: 'Er ging iets mis',
      text: 'Foto’s die al zijn verstuurd, zijn ontvangen. Probeer het opnieuw om verder te gaan.',
    },
    reload: 'Pagina opnieuw laden',
    retry: 'Opnieuw proberen',
    language: 'Taal',
  },
};
