import type { networkInterfaces } from 'node:os';

/** Interfaces of virtual machines, containers and tunnels, which a phone can't reach. */
const virtual = /^(docker|br-|veth|virbr|vbox|vmnet|vEthernet|utun|tun|tap|tailscale|zt)/i;

/**
 * The machine's IPv4 addresses on networks that a phone may share, the most likely one first.
 * @param interfaces the result of `os.networkInterfaces()`.
 */
export function networkAddresses(interfaces: ReturnType<typeof networkInterfaces>): readonly string[] {
  return Object.entries(interfaces)
    .sort(([one], [other]) => Number(virtual.test(one)) - Number(virtual.test(other)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => {
      const isLinkLocal = address.startsWith('169.254.');
      return family === 'IPv4' && !internal && !isLinkLocal;
    })
    .map(({ address }) => address);
}
