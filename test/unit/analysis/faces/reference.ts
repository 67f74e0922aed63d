/** What face-api computes, as `record-reference.ts` records it in `reference.json`. */
export interface Reference {
  readonly package: string;
  /** Of the squares, in pixels. */
  readonly side: number;
  readonly minimumScore: number;
  readonly pictures: Readonly<
    Record<string, { readonly output: readonly number[]; readonly boxes: readonly ReferenceBox[] }>
  >;
}

/** The top left corner, width and height as shares of the square's side. */
export interface ReferenceBox {
  readonly score: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
