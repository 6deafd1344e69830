// Installs the packages of a start and nothing else: a step of the container image that changes rarely.
import { ensureInstalled } from './lib/packages.mjs';

ensureInstalled();
