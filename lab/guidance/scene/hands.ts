import type { Colour } from '../picture/texture.ts';
import type { RandomChoice } from '../random-choice.ts';
import { handColour, skinTones } from '../subjects/skin.ts';
import type { Covering, Finger, FlatObject, FrameScene } from './scene.ts';

type Hand = (random: RandomChoice, document: FlatObject, skin: Colour) => readonly Finger[];

/** What hands cover of a document; lengths in mm. */
const hands: Readonly<Record<Exclude<Covering, 'slot'>, Hand>> = {
  fingersOnPrint: (random, { width, height }, skin) => {
    const radius = random.between(6.5, 8.5);
    const fromBottom = random.chance(0.6);
    const reach = random.between(0.25, 0.6) * height;
    const slant = random.around(12, 26);
    // Side by side, or one from the left and one from the right.
    if (random.chance(0.6)) {
      const middle = random.between(-0.28, 0.28) * width;
      return [-1.05, 1.05].map((beside) => {
        const depth = reach * random.between(0.85, 1.15) - radius;
        const x = middle + beside * radius;
        const way = fromBottom ? 1 : -1;
        return {
          from: [x + slant, way * (height / 2 + 75)],
          tip: [x, way * (height / 2 - depth)],
          radius,
          skin,
        };
      });
    }
    return [-1, 1].map((way) => {
      const depth = random.between(0.16, 0.34) * width - radius;
      const y = random.between(-0.15, 0.3) * height;
      return {
        from: [way * (width / 2 + 80), y + 25 + slant],
        tip: [way * (width / 2 - depth), y],
        radius,
        skin,
      };
    });
  },
  handLongSide: (random, { width, height }, skin) => {
    const radius = random.between(7, 9);
    const count = random.oneOf([2, 3, 4]);
    const way = random.chance(0.75) ? 1 : -1;
    const middle = random.between(-0.22, 0.22) * width;
    const depth = random.between(4, 14);
    const slant = random.around(8, 18);
    const fingers = Array.from({ length: count }, (_, at): Finger => {
      const x = middle + (at - (count - 1) / 2) * 2.02 * radius;
      const reach = depth + random.around(2, 4) - radius;
      return {
        from: [x + slant, way * (height / 2 + 70)],
        tip: [x, way * (height / 2 - reach)],
        radius,
        skin,
      };
    });
    const palm: Finger = {
      from: [middle + slant, way * (height / 2 + 140)],
      tip: [middle + slant * 0.6, way * (height / 2 + 58)],
      radius: count * radius * 1.05,
      skin,
      isPalm: true,
    };
    return [palm, ...fingers];
  },
  thumbs: (random, { width, height }, skin) => {
    const radius = random.between(8.5, 11);
    const down = random.chance(0.75) ? 1 : -1;
    const thumb = (way: 1 | -1): Finger => {
      const [x, y] = [way * (width / 2 - random.between(-2, 5)), down * (height / 2 - random.between(-2, 5))];
      return { from: [x + way * 75, y + random.between(15, 55)], tip: [x, y], radius, skin };
    };
    return random.chance(0.6) ? [thumb(-1), thumb(1)] : [thumb(random.sign())];
  },
  oneCorner: (random, { width, height }, skin) => {
    const radius = random.between(6.5, 9);
    const [across, down] = [random.sign(), random.sign()];
    const [x, y] = [
      across * (width / 2 - random.between(-1, 3)),
      down * (height / 2 - random.between(-1, 3)),
    ];
    return [
      {
        from: [x + across * random.between(25, 75), y + random.between(45, 80) * (down === 1 ? 1 : 0.4)],
        tip: [x, y],
        radius,
        skin,
      },
    ];
  },
};

/** Lays a hand on the document; its skin has the tone of the seed, one of ten. */
export function withHand(
  random: RandomChoice,
  scene: FrameScene,
  covering: Exclude<Covering, 'slot'>,
): FrameScene {
  const skinTone = 1 + (scene.seed % skinTones);
  const fingers = hands[covering](random, scene.objects.at(-1)!, handColour(random, skinTone));
  return { ...scene, fingers, covering, skinTone };
}
