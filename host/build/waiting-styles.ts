/** What the page adds to the styles of prerendered screens (host/src/start/EarlyTaps.ts). */
export const waitingStyles = [
  '#root[data-guarded] :is(button,a,select,input){pointer-events:none;}',
  // A tap that waits for React is answered at once.
  '[data-waits]{opacity:0.55;cursor:progress;}',
  // As `Page` does it: what is around a screen that covers the page is hidden, also while that appears. Its layout can wait.
  '#root[data-covered]>div>:not(main){visibility:hidden;content-visibility:hidden;}',
].join('');
