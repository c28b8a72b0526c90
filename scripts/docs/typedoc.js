/**
 * Runs TypeDoc by `typedoc.json`, as its own command would.
 * @module
 */
import { Application, TSConfigReader, TypeDocReader } from 'typedoc'

/** @returns {Promise<boolean>} whether it wrote the site without a warning; what is wrong is told on standard error */
export const generate = async () => {
  const app = await Application.bootstrapWithPlugins({}, [new TypeDocReader(), new TSConfigReader()])
  const project = await app.convert()
  if (!project) return false
  app.validate(project)
  if (app.logger.hasErrors() || app.logger.hasWarnings()) return false
  await app.generateOutputs(project)
  return !app.logger.hasErrors() && !app.logger.hasWarnings()
}
