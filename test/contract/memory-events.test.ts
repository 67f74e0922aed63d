import { MemoryEvents } from '@recto/adapters/fake';
import { testEvents } from './events.contract.ts';

testEvents('MemoryEvents', () => {
  const port = new MemoryEvents();
  return { port, arrived: () => port.events };
});
