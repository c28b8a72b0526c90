/**
 * All pages that are written from data.
 * @module
 */
import { cardPages } from './card-pages.js'
import { chartPages } from './chart-pages.js'
import { enginesPage } from './engines-page.js'
import { homePages } from './home-pages.js'
import { mutationPage } from './mutation-page.js'
import { mutantPages } from './mutant-pages.js'
import { pairsPages } from './pairs-pages.js'
import { playPage } from './play.js'
import { propertyPages } from './property-pages.js'
import { rulePages } from './rule-pages.js'

/** @returns {[string, string][]} paths below the folder of the generated pages, with the text of each */
export const pagesOf = (knowledge, guides, decisions) => [
  ...homePages(knowledge, guides, decisions),
  ...rulePages(knowledge),
  ...chartPages(knowledge),
  ...propertyPages(knowledge),
  ...mutantPages(knowledge),
  ...cardPages(knowledge),
  playPage(),
  mutationPage(),
  ...pairsPages(knowledge),
  enginesPage(knowledge)
]
