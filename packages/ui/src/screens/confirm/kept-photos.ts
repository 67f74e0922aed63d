import type { ConfirmSnapshot, TileState } from '@recto/core';

/** What is said of a photo: the state of its tile, or that it is a refused one which the provider has kept (decision 7.6). */
export type StateText = TileState['name'] | 'kept';

export function stateTextOf(state: TileState): StateText {
  return state.name === 'filled' && state.isKept ? 'kept' : state.name;
}

/** Whether a refused photo is among those that would be submitted: then nothing says that all were received. */
export function hasKeptPhoto({ sections }: Pick<ConfirmSnapshot, 'sections'>): boolean {
  return sections.some(({ tiles }) => tiles.some(({ state }) => stateTextOf(state) === 'kept'));
}
