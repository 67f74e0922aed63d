/** A list of names and values. */
export function DetailList({ details }: { readonly details: Readonly<Record<string, string>> }) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '0 var(--recto-space-x4)' }}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt style={{ color: 'var(--recto-color-ink-muted)' }}>{name}</dt>
          <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
