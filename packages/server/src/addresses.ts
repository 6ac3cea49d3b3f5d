/** Where somebody comes from, as it is counted. */
import ipaddr from 'ipaddr.js'
import { isOutside } from './hooks.ts'

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
/** The net he is in, wide enough that he stays in it for a while: an IPv4 /24, an IPv6 /64. What is nobody's address in the world is in none. */
export function netOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const read = ipaddr.process(address)
  if (!isOutside(read.toString())) return undefined
  return read.kind() === 'ipv4' ? `${read.toString().split('.', 3).join('.')}.0/24` : networkOf(address)
}
