import type { networkInterfaces } from 'node:os';

/** Interfaces that belong to virtual machines, containers and tunnels: a phone does not reach them. */
const virtual = /^(docker|br-|veth|virbr|vbox|vmnet|vEthernet|utun|tun|tap|tailscale|zt)/i;

/**
 * The machine's IPv4 addresses on networks that a phone may share, the likeliest first.
 * @param interfaces what `os.networkInterfaces()` tells.
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
