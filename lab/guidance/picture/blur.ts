/** Blurs one colour plane of a square picture as a lens does. @param radius of the disc, in pixels. */
export function blurDisc(plane: Float32Array, side: number, radius: number): void {
  if (radius < 0.3) return;
  if (radius < 1.3) {
    blurSlightly(plane, side, radius);
    return;
  }
  if (radius >= 5) {
    const half = shrunk(plane, side);
    blurDisc(half, side / 2, radius / 2);
    enlarge(half, side / 2, plane, side);
    return;
  }
  const reach = Math.ceil(radius);
  const spans: { row: number; half: number }[] = [];
  let area = 0;
  for (let row = -reach; row <= reach; row += 1) {
    // The part of a row of pixels that lies in the disc, sampled across the height of the row.
    let half = 0;
    for (let step = 0; step < 8; step += 1) {
      const across = row + (step + 0.5) / 8 - 0.5;
      half += Math.sqrt(Math.max(0, radius * radius - across * across)) / 8;
    }
    if (half <= 0) continue;
    spans.push({ row, half });
    area += 2 * half;
  }
  const margin = reach + 2;
  const width = side + 2 * margin;
  const sums = new Map<number, Float64Array>();
  const target = new Float32Array(side);
  const result = new Float32Array(plane.length);
  const sumsOf = (y: number): Float64Array => {
    const own = Math.max(0, Math.min(side - 1, y));
    const ready = sums.get(own);
    if (ready !== undefined) return ready;
    const made = new Float64Array(width + 1);
    for (let x = 0; x < width; x += 1) {
      const from = Math.max(0, Math.min(side - 1, x - margin));
      made[x + 1] = made[x]! + plane[own * side + from]!;
    }
    sums.set(own, made);
    return made;
  };
  for (let y = 0; y < side; y += 1) {
    target.fill(0);
    for (const { row, half } of spans) {
      const sum = sumsOf(y + row);
      const right = margin + 0.5 + half;
      const left = margin + 0.5 - half;
      const rightCell = Math.floor(right);
      const leftCell = Math.floor(left);
      const rightPart = right - rightCell;
      const leftPart = left - leftCell;
      for (let x = 0; x < side; x += 1) {
        const a = sum[x + rightCell]!;
        const b = sum[x + leftCell]!;
        target[x]! +=
          a - b + (sum[x + rightCell + 1]! - a) * rightPart - (sum[x + leftCell + 1]! - b) * leftPart;
      }
    }
    for (let x = 0; x < side; x += 1) result[y * side + x] = target[x]! / area;
    sums.delete(y - reach);
  }
  plane.set(result);
}

/**
 * Draws each point of one colour plane into a streak, as a moving camera does.
 * @param length in pixels. @param angle of the movement, in radians.
 */
export function blurMotion(plane: Float32Array, side: number, length: number, angle: number): void {
  const steep = Math.abs(Math.sin(angle)) > Math.abs(Math.cos(angle));
  const slope = steep ? Math.cos(angle) / Math.sin(angle) : Math.sin(angle) / Math.cos(angle);
  const taps = length * Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)));
  const whole = Math.floor((taps - 1) / 2);
  const part = (taps - 1) / 2 - whole;
  if (taps <= 1) return;
  const along = steep ? side : 1;
  const across = steep ? 1 : side;
  const result = new Float32Array(plane.length);
  const offsets = Int32Array.from({ length: side }, (_, at) => Math.round(at * slope));
  const low = Math.min(0, offsets[side - 1]!);
  const high = Math.max(0, offsets[side - 1]!);
  const line = new Float64Array(side);
  for (let start = -high; start < side - low; start += 1) {
    for (let at = 0; at < side; at += 1) {
      const row = Math.max(0, Math.min(side - 1, start + offsets[at]!));
      line[at] = plane[at * along + row * across]!;
    }
    let sum = 0;
    for (let at = -whole; at <= whole; at += 1) sum += line[Math.max(0, at)]!;
    for (let at = 0; at < side; at += 1) {
      const before = line[Math.max(0, at - whole - 1)]!;
      const after = line[Math.min(side - 1, at + whole + 1)]!;
      const row = start + offsets[at]!;
      if (row >= 0 && row < side) result[at * along + row * across] = (sum + (before + after) * part) / taps;
      sum += after - line[Math.max(0, at - whole)]!;
    }
  }
  plane.set(result);
}

/** A disc of this size has no shape that pixels can show; only its variance counts, which is radius² / 4 on each axis. */
function blurSlightly(plane: Float32Array, side: number, radius: number): void {
  const part = (radius * radius) / 8;
  const own = 1 - 2 * part;
  for (let y = 0; y < side; y += 1) {
    const start = y * side;
    let before = plane[start]!;
    let here = before;
    for (let at = start; at < start + side - 1; at += 1) {
      const after = plane[at + 1]!;
      plane[at] = here * own + (before + after) * part;
      before = here;
      here = after;
    }
  }
  const above = plane.slice(0, side);
  for (let start = 0; start < side * (side - 1); start += side) {
    for (let x = 0; x < side; x += 1) {
      const at = start + x;
      const here = plane[at]!;
      plane[at] = here * own + (above[x]! + plane[at + side]!) * part;
      above[x] = here;
    }
  }
}

function shrunk(plane: Float32Array, side: number): Float32Array {
  const half = side / 2;
  const result = new Float32Array(half * half);
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const at = 2 * y * side + 2 * x;
      result[y * half + x] = (plane[at]! + plane[at + 1]! + plane[at + side]! + plane[at + side + 1]!) / 4;
    }
  }
  return result;
}

function enlarge(small: Float32Array, half: number, plane: Float32Array, side: number): void {
  for (let y = 0; y < side; y += 1) {
    const v = Math.max(0, Math.min(half - 1.001, y / 2 - 0.25));
    const top = Math.floor(v) * half;
    const down = v - Math.floor(v);
    for (let x = 0; x < side; x += 1) {
      const u = Math.max(0, Math.min(half - 1.001, x / 2 - 0.25));
      const left = Math.floor(u);
      const right = u - left;
      const at = top + left;
      const above = small[at]! + (small[at + 1]! - small[at]!) * right;
      const below = small[at + half]! + (small[at + half + 1]! - small[at + half]!) * right;
      plane[y * side + x] = above + (below - above) * down;
    }
  }
}
