// Runs in the pages, bundled with MiniSearch: the index is handed over by the script that holds it.
import MiniSearch from 'minisearch'
import { OPTIONS, searched } from './options.js'

globalThis.stacklawSearch = json => {
  const index = MiniSearch.loadJSON(json, OPTIONS)
  globalThis.stacklawFind = words => searched(index, words)
}
