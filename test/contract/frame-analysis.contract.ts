import type { CameraFeed, FrameAnalysisPort, FrameLook, FrameWatch } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageOf } from '../support/procedures.ts';

/** An analyser, and a camera that shows the front of an ID card. */
export interface AnalysisHarness {
  readonly analysis: FrameAnalysisPort;
  readonly feed: CameraFeed;
  /** Whether the camera sends pictures. */
  readonly setSending: (sends: boolean) => void;
  /** Lets this much time pass, in ms. */
  readonly pass: (ms: number) => Promise<void>;
}

/** Longer than the pause between two looks, on a slow machine too, in ms. */
const someLooksMs = 1_000;

/**
 * The contract of FrameAnalysisPort.
 * @param name the name of the adapter.
 * @param open gives an analyser whose camera sends pictures.
 */
export function testFrameAnalysis(name: string, open: () => Promise<AnalysisHarness>): void {
  describe(`${name}, as any analyser of frames,`, () => {
    let harness: AnalysisHarness;
    let watch: FrameWatch;
    let looks: FrameLook[];

    beforeEach(async () => {
      harness = await open();
      looks = [];
      watch = harness.analysis.watch(harness.feed, 'idCardRecto', {
        onLook: (look) => looks.push(look),
        onPace: () => undefined,
        onFailed: () => undefined,
      });
    });

    afterEach(() => {
      watch.stop();
      for (const { frame } of looks) frame?.release();
    });

    /** Lets time pass until there are new looks, and returns them. */
    async function newLooks(): Promise<readonly FrameLook[]> {
      const before = looks.length;
      await expect
        .poll(async () => {
          await harness.pass(someLooksMs);
          return looks.length;
        })
        .toBeGreaterThan(before);
      return looks.slice(before);
    }

    it('any analyser looks again and again, not before it has returned', async () => {
      expect(looks).toEqual([]);
      await newLooks();
      await newLooks();
    });

    it('any analyser reads a document in a card step', async () => {
      for (const { reading } of await newLooks()) expect(reading.kind).toBe('document');
    });

    it('any analyser rests with the camera, and wakes with it', async () => {
      await newLooks();
      harness.setSending(false);
      await harness.pass(someLooksMs); // a frame may still be being read
      const before = looks.length;
      await harness.pass(someLooksMs);
      expect(looks).toHaveLength(before);
      harness.setSending(true);
      await newLooks();
    });

    it('any analyser gives the frame only while frames are held', async () => {
      expect((await newLooks()).every(({ frame }) => frame === null)).toBe(true);
      watch.holdFrames(true);
      expect((await newLooks()).at(-1)!.frame).not.toBeNull();
      watch.holdFrames(false);
      expect((await newLooks()).at(-1)!.frame).toBeNull();
    });

    it('any analyser is silent after it was stopped, also twice', async () => {
      await newLooks();
      watch.stop();
      watch.stop();
      const before = looks.length;
      await harness.pass(someLooksMs);
      expect(looks).toHaveLength(before);
    });

    it.each([
      ['an image that is none', imageOf('no pixels')],
      ['a file that is none', new Blob(['no pixels'], { type: 'image/jpeg' })],
    ])('any analyser finds nothing in %s', async (_, image) => {
      expect(await harness.analysis.checkPhoto(image, 'idCardRecto')).toBeNull();
    });
  });
}
