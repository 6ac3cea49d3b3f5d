/** The sections of the rulebook. */
export const SECTIONS = ['1.1', '2.1', '2.2', '2.3', '3.1', '3.2', '3.3', '4.1', '4.2', '4.3', '5.1']
