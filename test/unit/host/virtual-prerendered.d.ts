declare module 'virtual:prerendered' {
  // oxlint-disable-next-line consistent-type-imports -- such a module can't import a file by its path.
  const prerendered: import('../../../host/prerender/prerender.tsx').Prerendered;
  export default prerendered;
}
