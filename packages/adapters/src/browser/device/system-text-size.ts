/** The size of iOS's body text in its default setting, in CSS px. */
const defaultPx = 17;
/** The layout is tested up to twice the text size. */
const largest = 2;

/**
 * Makes the page's text as large as the text in the settings of an iPhone or iPad, up to twice as large
 * (decision 8.12). Follows a change when the customer comes back to the page. Has no effect in browsers without
 * Apple's font keywords, whose own text size applies.
 */
export function followSystemTextSize(window: Window): void {
  const { document } = window;
  const probe = document.createElement('span');
  probe.style.font = '-apple-system-body';
  if (probe.style.font === '') return;
  const follow = () => {
    document.body.append(probe);
    const scale = textScale(Number.parseFloat(window.getComputedStyle(probe).fontSize));
    probe.remove();
    document.documentElement.style.fontSize = `${scale * 100}%`;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
}

/** @param bodyPx the size of the system's body text, in CSS px. @returns how much larger text is, 1 to 2. */
function textScale(bodyPx: number): number {
  return Math.min(Math.max(bodyPx / defaultPx, 1), largest) || 1;
}
