import type { TraceEvent } from './main-thread.ts';

/** A part of the main thread's work; times in ms. */
export interface Piece {
  /** When it began, since the first event. */
  readonly at: number;
  /** Of the thread's own time. */
  readonly time: number;
  /** What the browser did, and of which function of which file. */
  readonly name: string;
  /** Its time by kind. */
  readonly inside: string;
}

const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  ['compile scripts', /^v8\.(compile|parse|produce|deserialize|wasm)|^V8\.(Compile|Parse)/],
  ['evaluate scripts', /^(EvaluateScript|v8\.(run|evaluateModule))$/],
  ['garbage', /^(Minor|Major)GC$|^V8\.GC|^BlinkGC/],
  ['microtasks', /^RunMicrotasks$/],
  ['functions', /^(FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback)$/],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ['layout', /^(Layout|HitTest)$/],
  ['paint', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|IntersectionObserver.*|Decode Image)$/],
  ['HTML', /^ParseHTML$/],
];
const other = 'other';

/** Parts of less than this, in ms, are not named. */
const smallest = 5;

interface Timed {
  readonly event: TraceEvent;
  /** Its own kind and function, or those of the nearest events around it. */
  readonly kind: string;
  readonly place: string;
  /** The outermost event around it that has a kind, or itself; null if there is none. */
  readonly piece: TraceEvent | null;
  /** Without what is inside it, in µs. */
  own: number;
}

/** @returns the time of the thread by what it did, and by function and file where the browser names them, longest first, in ms. */
export function timeByKind(events: readonly TraceEvent[]): readonly (readonly [kind: string, ms: number])[] {
  const total: Totals = new Map();
  for (const timed of nested(events)) add(total, timed);
  return byTime(total);
}

/** @returns the longest of the outermost events that have a kind. */
export function longestPieces(events: readonly TraceEvent[], count: number): readonly Piece[] {
  const first = Math.min(...events.map(({ ts }) => ts));
  const inside = new Map<TraceEvent, Totals>();
  for (const timed of nested(events)) {
    const { piece } = timed;
    if (piece === null) continue;
    const parts: Totals = inside.get(piece) ?? new Map();
    inside.set(piece, parts);
    add(parts, timed);
  }
  return [...inside]
    .map(([event, parts]) => ({
      at: (event.ts - first) / 1000,
      time: (event.tdur ?? 0) / 1000,
      name: [event.name, placeOf(event)].join(' ').trimEnd(),
      inside: byTime(parts)
        .map(([kind, time]) => `${kind} ${time.toFixed(0)}`)
        .join(', '),
    }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, count);
}

/** By kind and place, in µs. */
type Totals = Map<string, number>;

function add(totals: Totals, { kind, place, own }: Timed): void {
  const name = place === '' ? kind : `${kind}: ${place}`;
  totals.set(name, (totals.get(name) ?? 0) + own);
}

function byTime(totals: Totals): readonly (readonly [string, number])[] {
  return [...totals]
    .map(([name, time]) => [name, time / 1000] as const)
    .filter(([, time]) => time >= smallest)
    .toSorted(([, a], [, b]) => b - a);
}

/** Each event with what it took beside the events inside it. */
function nested(events: readonly TraceEvent[]): readonly Timed[] {
  const all: Timed[] = [];
  const around: Timed[] = [];
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of sorted) {
    while (around.length > 0 && endOf(around.at(-1)!.event) <= event.ts) around.pop();
    const outer = around.at(-1);
    const kind = kinds.find(([, names]) => names.test(event.name))?.[0];
    const timed = {
      event,
      kind: kind ?? outer?.kind ?? other,
      place: placeOf(event) || (outer?.place ?? ''),
      piece: outer?.piece ?? (kind === undefined ? null : event),
      own: event.tdur ?? 0,
    };
    if (outer !== undefined) outer.own -= timed.own;
    all.push(timed);
    around.push(timed);
  }
  return all;
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** The function and its file, or the type of a dispatched event; empty if the event names none. */
function placeOf({ name, args }: TraceEvent): string {
  const data = { ...args, ...(args['data'] as object | undefined) } as Readonly<Record<string, unknown>>;
  if (name === 'EventDispatch') return String(data['type']);
  const address = [data['url'], data['fileName']].find((each) => typeof each === 'string');
  if (!/^(FunctionCall|EvaluateScript|v8\.)/.test(name) || address === undefined) return '';
  const { functionName, lineNumber, columnNumber } = data;
  const file = `${address.split('/').at(-1)}:${String(lineNumber)}:${String(columnNumber)}`;
  return typeof functionName === 'string' && functionName !== '' ? `${functionName} in ${file}` : file;
}
