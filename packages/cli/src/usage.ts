/** What a person typed cannot be: one line that says what was wrong and what there is; exit 2. */
export class Usage extends Error {}

/** It could not be done, and nobody typed anything wrong: one line that says why; exit 1. */
export class Failure extends Error {}
