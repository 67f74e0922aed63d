declare module 'virtual:prerendered' {
  import type { Prerendered } from '../../../host/prerender/prerender.tsx';

  const prerendered: Prerendered;
  export default prerendered;
}
