import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { languages } from '@recto/core';
import { languageNames, languageTag } from '@recto/ui';
import { Fragment } from 'react';
import { textRowsByGroup, type TextRow } from './all-texts.ts';
import { Sheet } from './Sheet.tsx';
import { StoryLink } from './StoryLink.tsx';

/** Every text of Recto in six languages. Each key is an anchor for links, and has a link to a story that shows it. */
export function TextTable() {
  const groups = [...textRowsByGroup()];
  return (
    <div className="text-table">
      <style href="text-table" precedence="default">
        {style}
      </style>
      <nav aria-label="Groups">
        {groups.map(([group, rows]) => (
          <AnchorMdx key={group} href={`#${group}`} target="_self">
            {group} ({rows.length})
          </AnchorMdx>
        ))}
      </nav>
      <Sheet>
        <table>
          <caption>{groups.reduce((sum, [, rows]) => sum + rows.length, 0)} texts</caption>
          <thead>
            <tr>
              <th scope="col">Key</th>
              {languages.map((language) => (
                <th key={language} scope="col" lang={languageTag(language)}>
                  {languageNames[language]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([group, rows]) => (
            <tbody key={group}>
              <tr>
                <th id={group} colSpan={1 + languages.length} scope="rowgroup">
                  {group}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </Sheet>
    </div>
  );
}

function Row({ row: { key, texts } }: { readonly row: TextRow }) {
  return (
    <tr id={key}>
      <th scope="row">
        <AnchorMdx href={`#${key}`} target="_self">
          <Breakable text={key} />
        </AnchorMdx>
        <br />
        <StoryLink text={key} />
      </th>
      {languages.map((language) => (
        <td key={language} lang={languageTag(language)}>
          <Text text={texts[language]} />
        </td>
      ))}
    </tr>
  );
}

/** Allows line breaks after the dots of a key. */
function Breakable({ text }: { readonly text: string }) {
  return text.split('.').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts never move
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** Highlights the placeholders, which must not be changed. */
function Text({ text }: { readonly text: string }) {
  return text.split(/(\{\{.*?\}\})/).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts never move
    part.startsWith('{{') ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}

const style = `
  .text-table {
    position: relative;
    left: 50%;
    width: min(100vw - 40px, 112rem);
    transform: translateX(-50%);
  }
  .text-table nav a { font-size: 0.875rem; }
  .text-table nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
  .text-table .recto-sheet { width: max-content; min-width: 100%; max-width: max(100%, 56rem); padding: 0; }
  .text-table table { width: 100%; min-width: 56rem; table-layout: fixed; border-collapse: separate; border-spacing: 0; font-size: 0.875rem; line-height: 1.4; }
  .text-table caption { padding: var(--recto-space-x3); text-align: left; }
  .text-table :is(th, td) {
    padding: var(--recto-space-x2) var(--recto-space-x3);
    border-top: 1px solid var(--recto-color-hairline);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .text-table thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--recto-color-wash);
    font-weight: var(--recto-weight-bold);
  }
  .text-table [scope='rowgroup'] {
    padding-top: var(--recto-space-x6);
    font-size: 1.125rem;
    font-weight: var(--recto-weight-bold);
  }
  .text-table [scope='row'] { font: 0.8125rem/1.9 ui-monospace, monospace; hyphens: none; }
  .text-table [scope='row'] a { color: var(--recto-color-accent-ink); text-decoration: none; }
  .text-table [scope='row'] a:hover { text-decoration: underline; }
  .text-table .story { color: var(--recto-color-ink-muted); font-family: var(--recto-font-text); }
  .text-table a.story { text-decoration: underline; }
  .text-table :is(tr, th)[id] { scroll-margin-top: var(--recto-space-x12); }
  .text-table td code { padding: 0 0.2em; border-radius: 4px; background: var(--recto-color-warn-wash); color: var(--recto-color-warn-ink); }
`;
