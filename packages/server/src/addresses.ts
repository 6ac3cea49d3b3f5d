/** Where somebody comes from, as it is counted. */
import ipaddr from 'ipaddr.js'

/** Of IPv6 whoever has one address has 2^64 of them: all of a /64 are one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return read.toString()
  return `${(read as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
