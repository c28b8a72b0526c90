// Runs in the pages, bundled with MiniSearch: the index is handed over by the script that holds it.
import MiniSearch from 'minisearch'
import { OPTIONS, searched } from './options.js'
import { unpack } from './unpack.js'

globalThis.stacklawSearch = packed => {
  const index = unpack(packed).then(json => MiniSearch.loadJS(json, OPTIONS))
  globalThis.stacklawFind = async words => searched(await index, words)
}
