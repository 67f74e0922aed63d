/** The address of a file of the build (Vite). */
declare module '*?url&no-inline' {
  const url: string;
  export default url;
}
