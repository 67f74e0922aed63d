import type { Fault } from './fault.ts';

/** A fault in one line, such as `savePhoto: status 503, 2 times`. */
export function describeFault(fault: Fault): string {
  const times = fault.times === null ? 'always' : fault.times === 1 ? 'once' : `${fault.times} times`;
  return `${fault.call}: ${fault.kind}${detail(fault)}, ${times}`;
}

function detail(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return ` ${fault.status}${fault.retryAfter === null ? '' : ` (Retry-After: ${fault.retryAfter})`}`;
    case 'delay':
      return ` of ${fault.ms} ms`;
    default:
      return '';
  }
}
