/** What it takes to come to the places within reach. */
import type { Space } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import { ReachNumbers } from '../theatre/ReachMarks.tsx'
import { AT } from './geometry.ts'

export const Numbers = (): ReactNode => <ReachNumbers at={(place) => AT[place as Space]} />
