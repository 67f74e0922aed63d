import type { Language } from '@recto/core';

/**
 * What is said when nothing else could be loaded: the configuration, the code of a screen, or the
 * texts themselves. So these few texts travel with the first bundle, in all languages; the six
 * language files take them from here, and components read them as `t('failure.…')`.
 */
export type FailureTexts = {
  readonly documentTitle: string;
  /** `config.json` could not be loaded (§8). */
  readonly configuration: Failure;
  /** A part of the app, or the texts of the chosen language, could not be loaded. */
  readonly loading: Failure;
  /** A screen broke. */
  readonly crash: Failure;
  readonly reload: string;
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
      text: 'Vérifiez votre connexion à Internet, puis rechargez la page.',
    },
    crash: {
      title: 'Un problème est survenu',
      text: 'Les photos déjà envoyées sont conservées. Rechargez la page pour continuer.',
    },
    reload: 'Recharger la page',
  },
  'en-gb': {
    documentTitle: 'Service unavailable – Photos of your documents',
    configuration: {
      title: 'The service could not start',
      text: 'This is not your fault. Reload the page, or open your link again in a few minutes.',
    },
    loading: {
      title: 'The page could not load',
      text: 'Check your internet connection, then reload the page.',
    },
    crash: {
      title: 'Something went wrong',
      text: 'Photos you have already sent are safe. Reload the page to continue.',
    },
    reload: 'Reload the page',
  },
  'de-de': {
    documentTitle: 'Dienst nicht verfügbar – Fotos Ihrer Dokumente',
    configuration: {
      title: 'Der Dienst konnte nicht starten',
      text: 'Das liegt nicht an Ihnen. Laden Sie die Seite neu oder öffnen Sie Ihren Link in einigen Minuten noch einmal.',
    },
    loading: {
      title: 'Die Seite konnte nicht geladen werden',
      text: 'Prüfen Sie Ihre Internetverbindung und laden Sie die Seite dann neu.',
    },
    crash: {
      title: 'Da ist etwas schiefgegangen',
      text: 'Bereits gesendete Fotos bleiben erhalten. Laden Sie die Seite neu, um fortzufahren.',
    },
    reload: 'Seite neu laden',
  },
  'es-es': {
    documentTitle: 'Servicio no disponible – Fotos de sus documentos',
    configuration: {
      title: 'El servicio no ha podido iniciarse',
      text: 'No es culpa suya. Recargue la página o vuelva a abrir su enlace dentro de unos minutos.',
    },
    loading: {
      title: 'No se ha podido cargar la página',
      text: 'Compruebe su conexión a internet y recargue la página.',
    },
    crash: {
      title: 'Ha ocurrido un problema',
      text: 'Las fotos ya enviadas se conservan. Recargue la página para continuar.',
    },
    reload: 'Recargar la página',
  },
  'it-it': {
    documentTitle: 'Servizio non disponibile – Foto dei documenti',
    configuration: {
      title: 'Il servizio non si è avviato',
      text: 'Non dipende da lei. Ricarichi la pagina oppure riapra il link tra qualche minuto.',
    },
    loading: {
      title: 'Non è stato possibile caricare la pagina',
      text: 'Controlli la connessione a Internet, poi ricarichi la pagina.',
    },
    crash: {
      title: 'Si è verificato un problema',
      text: 'Le foto già inviate sono al sicuro. Ricarichi la pagina per continuare.',
    },
    reload: 'Ricarica la pagina',
  },
  'nl-nl': {
    documentTitle: 'Dienst niet beschikbaar – Foto’s van uw documenten',
    configuration: {
      title: 'De dienst kon niet starten',
      text: 'Dit ligt niet aan u. Laad de pagina opnieuw of open uw link over een paar minuten nog eens.',
    },
    loading: {
      title: 'De pagina kon niet worden geladen',
      text: 'Controleer uw internetverbinding en laad de pagina opnieuw.',
    },
    crash: {
      title: 'Er ging iets mis',
      text: 'Foto’s die al verstuurd zijn, blijven bewaard. Laad de pagina opnieuw om verder te gaan.',
    },
    reload: 'Pagina opnieuw laden',
  },
};
