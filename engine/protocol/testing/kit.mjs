/** A kit that starts an engine and is then stopped. Run with `--import ./typescript.mjs`; the argument is the engine's command. */
import { connect } from '../client.js'

await connect(process.argv[2])
process.stdout.write('connected\n')
