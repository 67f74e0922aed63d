import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareToSpecimen, specimenTolerance } from '../../specimen/compare-to-specimen.ts';
import { renderSvg, specimenSvg } from '../../specimen/specimen-picture.ts';

/** The comparison is the judge of the end-to-end tests, so it is judged here. */
describe('comparing a picture to the specimen', () => {
  let frame: Sharp;

  beforeAll(() => {
    const { width, height, pixels } = renderSvg(specimenSvg('idCardRecto', 1920, 1080));
    frame = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  });

  async function jpeg(left: number, change: (image: Sharp) => Sharp = (image) => image): Promise<Buffer> {
    const square = await frame.clone().extract({ left, top: 0, width: 1080, height: 1080 }).png().toBuffer();
    return change(sharp(square)).jpeg({ quality: 70 }).toBuffer();
  }

  it('the comparison to the specimen accepts the specimen’s centred square', async () => {
    const found = await compareToSpecimen(await jpeg(420), 'idCardRecto');
    expect(found).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
    expect(Math.max(...Object.values(found.markOffsets))).toBeLessThan(specimenTolerance.markOffset);
    expect(found.outsidePixels).toBe(0);
    expect(found.meanDifference).toBeLessThan(specimenTolerance.meanDifference);
    expect(found.mirroredDifference).toBeGreaterThan(3 * specimenTolerance.meanDifference);
  });

  it('the comparison to the specimen notices that the picture is mirrored', async () => {
    const found = await compareToSpecimen(await jpeg(420, (image) => image.flop()), 'idCardRecto');
    expect(found.markOffsets.topLeft).toBeGreaterThan(900);
    expect(found.meanDifference).toBeGreaterThan(3 * specimenTolerance.meanDifference);
  });

  it('the comparison to the specimen notices that the picture is rotated', async () => {
    const found = await compareToSpecimen(await jpeg(420, (image) => image.rotate(90)), 'idCardRecto');
    expect(Math.min(...Object.values(found.markOffsets))).toBeGreaterThan(900);
  });

  it('the comparison to the specimen notices a square that is 12 pixels off', async () => {
    const found = await compareToSpecimen(await jpeg(408), 'idCardRecto');
    expect(found.outsidePixels).toBeGreaterThan(1000);
    expect(found.markOffsets.topLeft).toBeGreaterThan(specimenTolerance.markOffset);
  });

  it('the comparison to the specimen notices that the picture is enlarged by 2 %', async () => {
    const enlarged = await jpeg(420, (image) =>
      image.extract({ left: 11, top: 11, width: 1058, height: 1058 }).resize(1080, 1080),
    );
    const found = await compareToSpecimen(enlarged, 'idCardRecto');
    expect(Math.min(...Object.values(found.markOffsets))).toBeGreaterThan(specimenTolerance.markOffset);
  });

  it('the comparison to the specimen notices that the picture shows another specimen', async () => {
    const found = await compareToSpecimen(await jpeg(420), 'driverLicenseRecto');
    expect(found.meanDifference).toBeGreaterThan(3 * specimenTolerance.meanDifference);
  });

  it('the comparison to the specimen notices that the picture shows no specimen', async () => {
    const black = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    const found = await compareToSpecimen(black, 'idCardRecto');
    expect(found).toMatchObject({ format: 'png', width: 64 });
    expect(Object.values(found.markOffsets)).toEqual(Array(4).fill(Number.POSITIVE_INFINITY));
  });
});
