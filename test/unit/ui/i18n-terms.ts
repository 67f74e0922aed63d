import type { Language } from '@recto/core';

/** The things that the customer's texts speak of. */
export type Thing = keyof typeof keysOfThing;

/** One language's word for a thing, as it may be inflected, and words for the same thing that no text uses. */
export interface Term {
  readonly used: RegExp;
  readonly avoided: RegExp;
}

/** The keys of the texts that speak of each thing, so that each of them must use the term. */
export const keysOfThing = {
  idCard: /^(?:documents\.title|photos\.(?:title|name)|confirm\.takeNext)\.idCard/,
  licence:
    /^(?:documents\.title|photos\.(?:title|name)|confirm\.takeNext)\.driverLicense|warning\.identityCardInsteadOfLicence$/,
  front: /^(?:photos\.(?:title|side|name)|confirm\.takeNext)\.\w+Recto$|backInsteadOfFront$/,
  back: /^(?:photos\.(?:title|side|name)|confirm\.takeNext)\.\w+Verso$|backInsteadOfFront$/,
  selfie:
    /^(?:documents\.title|photos\.(?:title|side|name)|confirm\.takeNext)\.clientPicture$|^start\.tips\.face$/,
  document: /^capture\.guidance\.(?:hint\.(?:noDocument|turned|offCentre)|warning\.(?:noDocument|cutOff))$/,
  photo:
    /^(?:Toasts\.photo\w+|Errors\.imageSize|confirm\.(?:title|(?:missing|stillMissing|received)_\w+)|start\.(?:title\.\w+|(?:there|again)_\w+))$/,
  frame: /^capture\.(?:guidance\.hint\.(?:noDocument|noFace|fillFrame)|fill\.\w+)$/,
  submit: /^confirm\.(?:action|allReceived|offline_\w+)$/,
  retake:
    /^(?:capture\.(?:preview|internalError)\.retake|capture\.announce\.unchecked|confirm\.(?:intro|label\.retake)|start\.again_\w+)$/,
  phone:
    /^(?:capture\.(?:rotate\.title|guidance\.direction\.\w+|cameraError\.otherPhone)|mobile\.(?:title|text))$/,
} as const;

/** Texts that avoid a word for a reason: the browser may not run on a phone, or a button means something else. */
export const exceptions: readonly string[] = ['capture.cameraError.step.settingsOther'];

export const terms: Readonly<Record<Language, Readonly<Record<Thing, Term>>>> = {
  'fr-fr': {
    idCard: { used: /\bcarte/i, avoided: /\bCNI\b/ },
    licence: { used: /permis/i, avoided: /licence/i },
    front: { used: /recto/i, avoided: /face avant|devant/i },
    back: { used: /verso/i, avoided: /\bdos\b|arrière du/i },
    selfie: { used: /selfie/i, avoided: /portrait/i },
    document: { used: /document/i, avoided: /papiers\b/i },
    photo: { used: /photo/i, avoided: /cliché|photographie\b/i },
    frame: { used: /cadre/i, avoided: /rectangle|contour/i },
    submit: { used: /valid/i, avoided: /soumettre|soumis|déposer/i },
    retake: { used: /refai/i, avoided: /reprendre|reprise/i },
    phone: { used: /téléphone/i, avoided: /smartphone|mobile|portable|appareil(?!s? photo)/i },
  },
  'en-gb': {
    idCard: { used: /ID card/, avoided: /identity card/i },
    licence: { used: /licence/i, avoided: /license|driver licence/i },
    front: { used: /front/i, avoided: /recto/i },
    back: { used: /back/i, avoided: /verso|reverse/i },
    selfie: { used: /selfie/i, avoided: /portrait/i },
    document: { used: /document/i, avoided: /paperwork/i },
    photo: { used: /photo/i, avoided: /image|snapshot/i },
    frame: { used: /frame/i, avoided: /outline|rectangle|\bbox\b/i },
    submit: { used: /submit/i, avoided: /hand in|validate/i },
    retake: { used: /retake/i, avoided: /redo|take again/i },
    phone: { used: /phone/i, avoided: /mobile|smartphone|handset|device/i },
  },
  'de-de': {
    idCard: { used: /ausweis/i, avoided: /personalausweis|karte/i },
    licence: { used: /führerschein/i, avoided: /fahrerlaubnis/i },
    front: { used: /vorderseite/i, avoided: /frontseite/i },
    back: { used: /rückseite/i, avoided: /hinterseite|kehrseite/i },
    selfie: { used: /selfie/i, avoided: /porträt/i },
    document: { used: /dokument/i, avoided: /unterlage/i },
    photo: { used: /foto/i, avoided: /\baufnahmen?\b|fotografie\b/i },
    frame: { used: /rahmen/i, avoided: /kasten|rechteck|umriss/i },
    submit: { used: /einreichen|einzureichen/i, avoided: /abgeben|einsenden|übermittel/i },
    retake: { used: /neu auf(?:zu)?nehmen/i, avoided: /wiederholen|noch einmal aufnehmen/i },
    phone: { used: /smartphone/i, avoided: /handy|telefon|gerät/i },
  },
  'es-es': {
    idCard: { used: /documento/i, avoided: /\bDNI\b|tarjeta|carn[ée]/i },
    licence: { used: /permiso/i, avoided: /carnet|licencia/i },
    front: { used: /anverso/i, avoided: /delanter|parte frontal/i },
    back: { used: /reverso/i, avoided: /dorso/i },
    selfie: { used: /selfie/i, avoided: /autofoto|retrato/i },
    document: { used: /documento/i, avoided: /papeles/i },
    photo: { used: /foto/i, avoided: /fotografías?\b/i },
    frame: { used: /recuadro/i, avoided: /marco|rectángulo/i },
    submit: { used: /terminar/i, avoided: /entreg/i },
    retake: { used: /repetir/i, avoided: /rehacer|volver a hacer/i },
    phone: { used: /móvil/i, avoided: /teléfono|celular|smartphone|dispositivo/i },
  },
  'it-it': {
    idCard: { used: /\bcarta/i, avoided: /\bCIE\b|tessera/i },
    licence: { used: /patente/i, avoided: /licenza/i },
    front: { used: /fronte/i, avoided: /\brecto\b|davanti/i },
    back: { used: /retro/i, avoided: /\bverso\b|\bdietro/i },
    selfie: { used: /selfie/i, avoided: /autoscatto|ritratto/i },
    document: { used: /documento/i, avoided: /carteggio/i },
    photo: { used: /foto/i, avoided: /fotografi[ae]\b/i },
    frame: { used: /riquadro/i, avoided: /cornice|rettangolo/i },
    submit: { used: /conferm/i, avoided: /consegna|trasmett/i },
    retake: { used: /rifa/i, avoided: /ripet/i },
    phone: { used: /telefono/i, avoided: /cellulare|smartphone|dispositivo/i },
  },
  'nl-nl': {
    idCard: { used: /identiteitskaart|ID-kaart/i, avoided: /identiteitsbewijs|ID-bewijs/i },
    licence: { used: /rijbewijs/i, avoided: /licentie/i },
    front: { used: /voorkant/i, avoided: /voorzijde/i },
    back: { used: /achterkant/i, avoided: /achterzijde/i },
    selfie: { used: /selfie/i, avoided: /portret/i },
    document: { used: /document/i, avoided: /papieren/i },
    photo: { used: /foto/i, avoided: /afbeelding|plaatje/i },
    frame: { used: /kader/i, avoided: /rechthoek|omtrek/i },
    submit: { used: /indienen/i, avoided: /inlever|inzend|insturen/i },
    retake: { used: /opnieuw (?:maken|te maken)/i, avoided: /overdoen|overnieuw/i },
    phone: { used: /telefoon/i, avoided: /smartphone|mobiel|toestel|apparaat/i },
  },
};
