/** Who sits at a table and who is there, as all may know it. */
import type { Role } from '@carillon/kernel'
import type { Company, Sitter } from '@carillon/protocol'
import type { Crowd } from './presence.ts'
import type { Store } from './store/store.ts'

export interface Attendance {
  readonly seats: Readonly<Record<Role, Omit<Sitter, 'here'>>>
  readonly crowd: Crowd
  readonly names: readonly string[]
}

/** In a secret moment nobody learns who comes and goes. */
export function attendanceFor(
  attendance: Attendance | undefined,
  people: readonly Role[],
  secret: boolean,
): Pick<Company, 'seats' | 'watching'> {
  if (!attendance) return {}
  const { crowd, names } = attendance
  const seats = people.map((role): [Role, Sitter] => {
    const sitter = attendance.seats[role] ?? { joined: false }
    return [role, secret ? sitter : { ...sitter, here: crowd.seats.includes(role) }]
  })
  return { seats: Object.fromEntries(seats), watching: { count: crowd.watching, names } }
}

/** Names are read when somebody comes or goes, not with every answer. */
export async function attendanceOf({ db }: Store, game: string, crowd: Crowd): Promise<Attendance> {
  const rows = await db
    .selectFrom('seat')
    .leftJoin('account', 'account.id', 'seat.account')
    .select(['seat.role as role', 'seat.joined as joined', 'account.name as name', 'account.closed as closed'])
    .select('account.role as kind')
    .where('seat.game', '=', game)
    .execute()
  const seats = rows.map(({ role, joined, name, closed, kind }): [Role, Attendance['seats'][Role]] => [
    role,
    {
      joined: joined !== null,
      ...(name !== null && closed === null && { name }),
      ...(kind === 'bot' && { program: true }),
    },
  ])
  const watching =
    crowd.accounts.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select('name')
          .where('id', 'in', [...crowd.accounts])
          .where('closed', 'is', null)
          .orderBy('name')
          .execute()
  return { seats: Object.fromEntries(seats), crowd, names: watching.map(({ name }) => name) }
}
