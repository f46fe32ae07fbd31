/** @returns a function that restores the objects' present own properties */
export function propertiesOf(objects) {
  const kept = objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  return () => {
    for (const [object, properties] of kept) putBack(object, properties);
  };
}

function putBack(object, properties) {
  for (const name of Reflect.ownKeys(object)) {
    const was = properties[name];
    if (!was) delete object[name];
    else if (differs(was, Object.getOwnPropertyDescriptor(object, name)))
      Object.defineProperty(object, name, was);
  }
}

const differs = (was, is) => !['value', 'get', 'set'].every((key) => Object.is(was[key], is[key]));
