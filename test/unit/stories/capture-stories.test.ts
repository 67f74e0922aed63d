import { photoNames, type PhotoName } from '@recto/core';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { captureActions } from '../../../stories/capture/capture-samples.ts';
import type { CaptureFilmProps } from '../../../stories/capture/CaptureFilm.tsx';
import { captureStories } from '../../../stories/capture/capture-stories.tsx';
import * as idCardFront from '../../../stories/capture/IdCardFront.stories.tsx';
import * as idCardBack from '../../../stories/capture/IdCardBack.stories.tsx';
import * as licenceFront from '../../../stories/capture/LicenceFront.stories.tsx';
import * as licenceBack from '../../../stories/capture/LicenceBack.stories.tsx';
import * as selfie from '../../../stories/capture/Selfie.stories.tsx';

/** Storybook finds stories by their `export const`, so each file has to export all of them. */
const files = {
  idCardRecto: idCardFront,
  idCardVerso: idCardBack,
  driverLicenseRecto: licenceFront,
  driverLicenseVerso: licenceBack,
  clientPicture: selfie,
} satisfies Record<PhotoName, object>;

describe.each(photoNames)('%s', (photo) => {
  test('has a story for each state of the capture screen', () => {
    const { default: meta, ...stories } = files[photo];
    expect(Object.keys(stories).toSorted()).toEqual(Object.keys(captureStories(photo)).toSorted());
    expect(photoShownBy(stories.TheCameraStarts)).toBe(photo);
    expect(meta.title).toMatch(new RegExp(`^Capture/${photoNames.indexOf(photo) + 1} `));
  });
});

type Render = NonNullable<(typeof idCardFront)['TheCameraStarts']['render']>;

function photoShownBy({ render }: { readonly render?: Render }): PhotoName {
  const context = { loaded: { image: null } } as unknown as Parameters<Render>[1];
  const shown = render!({ actions: captureActions }, context);
  return (shown as ReactElement<CaptureFilmProps>).props.snapshots[0]!.state.photo;
}
