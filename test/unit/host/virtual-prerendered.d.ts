declare module 'virtual:prerendered' {
  const prerendered: {
    readonly start: string;
    readonly capture: string;
  };
  export default prerendered;
}
