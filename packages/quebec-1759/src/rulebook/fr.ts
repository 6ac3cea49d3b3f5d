/** A book as a module: browsers load code, and only some load JSON as such. */
import book from './fr.json' with { type: 'json' }

export default book
