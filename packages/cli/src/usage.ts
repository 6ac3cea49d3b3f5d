/** What a person typed cannot be: one line that says what was wrong and what there is; exit 2. */
export class Usage extends Error {}
