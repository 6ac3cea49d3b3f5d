/** What a machine player did something for, as one message. */
import type { Message } from '@carillon/kernel'
import type { Reason } from '@carillon/protocol'

export const aimsOf = ({ aims }: Reason): Message => ({ key: 'ui.listed', args: { all: aims } })
