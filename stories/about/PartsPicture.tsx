import { arrows, callsOverHttp, meeting, parts } from './parts.ts';
import { PartsBox } from './PartsBox.tsx';
import { Sheet } from './Sheet.tsx';

/** The packages and their arrows, drawn with the tokens. */
export function PartsPicture() {
  return (
    <Sheet>
      <svg
        viewBox="0 0 1000 960"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG can use the tokens, an <img> can't
        role="img"
        aria-labelledby="parts-title parts-description"
        style={{ display: 'block', width: '100%', height: 'auto', fontFamily: 'inherit' }}
      >
        <title id="parts-title">The packages of Recto, and which imports which</title>
        <desc id="parts-description">
          Host and stories, at the top, import ui, core and adapters; stories also import the host and
          testing. Ui, adapters, analysis, relay, operator-tools and sandbox import core; adapters also import
          analysis, operator-tools ui and adapters, for the rules of a configuration, and the sandbox
          operator-tools. Testing imports ui, core, adapters and sandbox. Core imports none of them. The HTTP
          adapter calls the sandbox over the network.
        </desc>
        <defs>
          <marker
            id="parts-arrow"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M1 1 9 5 1 9" fill="none" stroke="var(--recto-color-ink-muted)" strokeWidth="1.5" />
          </marker>
        </defs>
        <g fill="none" stroke="var(--recto-color-ink-muted)" strokeWidth="1.75">
          {arrows.map(({ path }) => (
            <path key={path} d={path} markerEnd="url(#parts-arrow)" />
          ))}
          <path d={meeting} />
          <path d={callsOverHttp} strokeDasharray="6 6" markerEnd="url(#parts-arrow)" />
        </g>
        <text x="700" y="791" fontSize="17" fill="var(--recto-color-ink-muted)">
          HTTP
        </text>
        {parts.map((part) => (
          <PartsBox key={part.name} {...part} />
        ))}
      </svg>
    </Sheet>
  );
}
