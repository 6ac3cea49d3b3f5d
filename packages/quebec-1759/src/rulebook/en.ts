/** A book as a module: browsers load code, and only some load JSON as such. */
import book from './en.json' with { type: 'json' }

export default book
